import type { HtmlTagDescriptor, Plugin } from 'vite';
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

/** Fills the head of `index.html` with default metadata and a preload of the font that every page needs. */
export function pageHead(): Plugin {
  return {
    name: 'shop:page-head',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((file) =>
          /figtree-latin-wght-normal.*\.woff2$/.test(file),
        );
        const preload: HtmlTagDescriptor[] = font
          ? [
              {
                tag: 'link',
                injectTo: 'head',
                attrs: {
                  rel: 'preload',
                  href: `/${font}`,
                  as: 'font',
                  type: 'font/woff2',
                  crossorigin: true,
                },
              },
            ]
          : [];
        return [...defaultMetadata(), ...preload];
      },
    },
  };
}
