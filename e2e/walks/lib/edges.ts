import type { Page } from '@playwright/test';
import { expect } from './walk.js';

const softly = expect.configure({ soft: true, timeout: 10_000 });

/** A window of 1366 × 768 at 400 % zoom. */
const ZOOMED = { width: 341, height: 192 };

/** Runs in the page: the visible controls that a background of their own shows. */
function onBackground() {
  const controls = document.querySelectorAll('a, button, select, input, summary');
  return [...controls].filter((control) => {
    const { backgroundColor } = getComputedStyle(control);
    // The link to the content shows itself only with the focus, and then with an outline.
    const isShown = control.checkVisibility() && control.getBoundingClientRect().bottom > 0;
    return isShown && !backgroundColor.endsWith(', 0)');
  });
}

/** Expects that in forced colours, which take backgrounds away, the controls of the page have an edge. */
export async function expectEdges(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'none' });
  const controls = await page.evaluateHandle(onBackground);
  await page.emulateMedia({ forcedColors: 'active' });
  const edgeless = await controls.evaluate((all) =>
    all
      .filter((control) => {
        const { borderStyle, outlineStyle, appearance } = getComputedStyle(control);
        return borderStyle === 'none' && outlineStyle === 'none' && appearance === 'none';
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 160)),
  );
  await page.emulateMedia({ forcedColors: 'none' });
  expect.soft(edgeless, `controls without an edge on ${page.url()}`).toEqual([]);
}

/** Expects that at 400 % zoom the page does not scroll sideways, and the header leaves room. */
export async function expectRoomAtZoom(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize(ZOOMED);
  const room = () => {
    window.scrollTo(0, 400);
    const at = document.elementFromPoint(window.innerWidth / 2, window.innerHeight * 0.6);
    return {
      isSideways: document.documentElement.scrollWidth > window.innerWidth,
      // A document has a header of its own, which sticks nowhere.
      covered: at?.closest('header:not(main *), [data-sticky]')?.className,
    };
  };
  // Parts of the page learn of the new width a moment later.
  await softly
    .poll(() => page.evaluate(room), `room on ${page.url()}`)
    .toEqual({ isSideways: false, covered: undefined });
  if (size) await page.setViewportSize(size);
}
