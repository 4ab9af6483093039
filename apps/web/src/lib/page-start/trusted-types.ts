/** What React assigns to create a script element that does not run, such as structured data for search engines. */
const REACT_SCRIPT = '<script></script>';

/** The part of the browser's Trusted Types API that the shop uses. Not every browser has it. */
interface TrustedTypesFactory {
  createPolicy(
    name: string,
    rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>,
  ): unknown;
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypesFactory;
  }
}

/**
 * Sets the default Trusted Types policy, which browsers apply when a library assigns a plain string as markup, as antd
 * does with style sheets. It accepts text that can't become an element, and the one worker that the shop has. It
 * refuses everything else.
 */
export function allowPlainMarkup({ trustedTypes }: Window): void {
  trustedTypes?.createPolicy('default', {
    createHTML: plainMarkup,
    createScriptURL: ownWorker,
  });
}

/** The text, or null to refuse it. */
export function plainMarkup(html: string): string | null {
  return html.includes('<') && html !== REACT_SCRIPT ? null : html;
}

/** The address of the worker that reads HEIC, or null to refuse it. */
export function ownWorker(url: string): string | null {
  return /^(https?:\/\/[^/]+)?\/assets\/heic\.worker-[\w-]+\.js$/.test(url) ? url : null;
}
