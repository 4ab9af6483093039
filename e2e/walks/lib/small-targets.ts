import type { Page } from '@playwright/test';

/** Pixels that a finger needs. */
const THUMB = 44;

/** What is too small for a finger. A field counts with its label, and a link with what it spreads over. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(tooSmall, THUMB);
}

function tooSmall(thumb: number): string[] {
  const spreads = (element: Element) =>
    ['::before', '::after']
      .map((part) => getComputedStyle(element, part))
      .some(({ content, position, height }) => {
        return content !== 'none' && position === 'absolute' && parseFloat(height) >= thumb;
      });
  return [...document.querySelectorAll('a[href], button, select, input, summary')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) =>
      element instanceof HTMLInputElement
        ? (element.closest('label, .ant-select') ?? element)
        : element,
    )
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      // Browsers round; a link within a sentence is as high as its line.
      const isSmall = Math.min(width, height) < thumb - 0.5;
      return isSmall && element.closest('p') === null && !spreads(element);
    })
    .map((element) => element.outerHTML.slice(0, 160));
}
