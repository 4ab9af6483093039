import { LATE_SCRIPTS_ELEMENT } from '@shop/shared';

/**
 * Requests the files of a non-empty cart in parallel with the page's other scripts.
 * @param files scripts and styles
 */
export function preloadFilledCart(page: Document, files: readonly string[]): void {
  const late = page.getElementById(LATE_SCRIPTS_ELEMENT);
  if (!(late instanceof HTMLTemplateElement)) return;
  for (const file of files) {
    const link = page.createElement('link');
    const isStyle = file.endsWith('.css');
    // Not `stylesheet`: Vite's import waits only for the stylesheets that it adds to the page itself.
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.setAttribute('as', 'style');
    link.crossOrigin = 'anonymous';
    link.href = file;
    late.content.append(link);
  }
}
