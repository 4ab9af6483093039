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
    link.rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
    link.crossOrigin = 'anonymous';
    link.href = file;
    late.content.append(link);
  }
}
