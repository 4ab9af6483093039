import { PUBLIC_PAGES } from '../lib/public-pages.js';
import { expect, test } from '../lib/walk.js';

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

test('In forced colours, controls keep their edges', async ({ page }) => {
  test.setTimeout(PUBLIC_PAGES.length * 20_000);
  for (const [address, heading] of PUBLIC_PAGES)
    await test.step(address, async () => {
      await page.emulateMedia({ forcedColors: 'none' });
      await page.goto(address);
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
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
      expect.soft(edgeless, `controls without an edge on ${address}`).toEqual([]);
    });
});

test('In forced colours, one sees which photo and which colour is chosen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/product/city-backpack');
  const article = page.getByRole('article').first();
  await article.getByText('Green', { exact: true }).click();
  const chosen = article.getByRole('button', { name: 'Photo 2 of 3' });
  await expect(chosen).toHaveAttribute('aria-current', 'true');
  const edge = (element: Element) => {
    const { borderWidth, outlineStyle, outlineWidth } = getComputedStyle(element);
    return `${borderWidth} ${outlineStyle} ${outlineWidth}`;
  };
  const other = article.getByRole('button', { name: 'Photo 1 of 3' });
  expect(await chosen.evaluate(edge)).not.toBe(await other.evaluate(edge));
  const valueOf = (name: string) => article.locator('label', { hasText: name });
  expect(await valueOf('Green').evaluate(edge)).not.toBe(await valueOf('Blue').evaluate(edge));
});

test('At 400 % zoom, no page scrolls sideways and the header leaves room', async ({ page }) => {
  await page.setViewportSize(ZOOMED);
  for (const [address, heading] of PUBLIC_PAGES) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeAttached();
    const { sideways, covered } = await page.evaluate(() => {
      window.scrollTo(0, 400);
      const at = document.elementFromPoint(window.innerWidth / 2, window.innerHeight * 0.6);
      return {
        sideways: document.documentElement.scrollWidth - window.innerWidth,
        covered: at?.closest('header, [data-sticky]')?.className,
      };
    });
    expect.soft(sideways, `${address} scrolls sideways`).toBeLessThanOrEqual(0);
    expect.soft(covered, `what covers ${address}`).toBeUndefined();
  }
});
