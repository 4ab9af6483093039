/** What React sets to make a script element that does not run, such as a description for search engines. */
const REACT_SCRIPT = '<script></script>';

/** Of the browser's Trusted Types, what the shop uses. Not every browser has them. */
interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createHTML: (html: string) => string | null }): unknown;
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypesFactory;
  }
}

/**
 * Sets the only policy by which text may become markup: browsers apply it where a library assigns a plain string, as antd
 * does with style sheets. It lets through what can't become an element, and refuses all else.
 */
export function allowPlainMarkup({ trustedTypes }: Window): void {
  trustedTypes?.createPolicy('default', { createHTML: plainMarkup });
}

/** The text, or null to refuse it. */
export function plainMarkup(html: string): string | null {
  return html.includes('<') && html !== REACT_SCRIPT ? null : html;
}
