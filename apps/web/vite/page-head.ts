import type { HtmlTagDescriptor, IndexHtmlTransformContext, Plugin } from 'vite';
// By path, not by package name: Node loads this file, and the package may not be built yet.
import { DEFAULT_PAGE } from '../../../packages/shared/src/pages/page-texts.ts';

/** The metadata that is served without JavaScript. `main.tsx` removes it once pages set their own. */
function defaultMetadata(): HtmlTagDescriptor[] {
  const { title, description, keywords } = DEFAULT_PAGE;
  return [
    { tag: 'title', attrs: { 'data-default': true }, children: title },
    { tag: 'meta', attrs: { 'data-default': true, name: 'description', content: description } },
    { tag: 'meta', attrs: { 'data-default': true, name: 'keywords', content: keywords } },
  ].map((element) => ({ ...element, injectTo: 'head' }));
}

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

function preloadFont(bundle: Bundle): HtmlTagDescriptor[] {
  const font = Object.keys(bundle).find((file) => /figtree-latin-wght-normal.*\.woff2$/.test(file));
  const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true };
  return font ? [{ tag: 'link', injectTo: 'head', attrs: { ...attrs, href: `/${font}` } }] : [];
}

/**
 * The code that makes calls is a chunk of its own. A page without content requests it beside the first script, not after
 * it; a rendered page has its data and makes no call at first, hence the mark.
 */
function preloadCalls(bundle: Bundle): HtmlTagDescriptor[] {
  const chunk = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.name === 'send-call',
  );
  const attrs = { rel: 'modulepreload', 'data-calls': true, crossorigin: true };
  return chunk
    ? [{ tag: 'link', injectTo: 'head', attrs: { ...attrs, href: `/${chunk.fileName}` } }]
    : [];
}

/** Fills the head of `index.html` with default metadata and preloads of what every page needs. */
export function pageHead(): Plugin {
  return {
    name: 'shop:page-head',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => [
        ...defaultMetadata(),
        ...preloadFont(bundle),
        ...preloadCalls(bundle),
      ],
    },
  };
}
