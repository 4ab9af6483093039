import { PUBLIC_PAGES } from '../lib/public-pages.js';
import { expect, test } from '../lib/walk.js';

test('with text at twice its size, every control is within the window', async ({ page }, {
  project,
}) => {
  await page.goto('/');
  await page
    .getByRole('button', { name: 'ADD TO CART' })
    .and(page.locator(':enabled'))
    .first()
    .click();
  await expect(page.getByRole('link', { name: /^Cart/ })).toContainText('1');
  for (const [address, heading] of PUBLIC_PAGES) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const filters = page.getByRole('button', { name: /^Filters/ });
    if (project.name === 'phone' && (await filters.isVisible())) await filters.click();
    const outside = await page.evaluate(() => {
      const controls = document.querySelectorAll('button, select, input, main a');
      // A row of cards that a finger moves.
      const isInRow = (control: Element) => {
        const list = control.closest('ul');
        return list !== null && getComputedStyle(list).overflowX === 'auto';
      };
      const isOutside = (control: Element) => {
        const { left, right } = control.getBoundingClientRect();
        return (
          control.checkVisibility() && (left < 0 || right > window.innerWidth) && !isInRow(control)
        );
      };
      const found = Array.from(controls).filter(isOutside);
      return found.map(({ outerHTML }) => outerHTML.slice(0, 200));
    });
    expect(outside, address).toEqual([]);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(sideways, `${address} scrolls sideways`).toBeLessThanOrEqual(0);
  }
});

test('at 200 % zoom on a phone, no picture lies on a link or on what is typed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 188, height: 406 });
  await page.goto('/');
  await page.getByRole('link', { name: 'Shop all categories' }).click({ trial: true });
  const field = page.getByRole('combobox', { name: 'Search' });
  const textAt = await field.evaluate(
    (element) =>
      element.getBoundingClientRect().left + parseFloat(getComputedStyle(element).paddingLeft),
  );
  const icon = await page.getByRole('search').locator('svg').first().boundingBox();
  expect((icon?.x ?? NaN) + (icon?.width ?? NaN)).toBeLessThanOrEqual(textAt);
});

test('with text at twice its size, what was added to the cart is still named', async ({ page }) => {
  await page.goto('/product/teddy-bear');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await page.getByRole('button', { name: 'ADD TO CART' }).first().click();
  const panel = page.getByRole('region', { name: 'Added to your cart' });
  const name = await panel.getByText('Teddy Bear', { exact: true }).boundingBox();
  expect(name?.width ?? 0).toBeGreaterThan(100);
  await expect(panel.getByRole('link', { name: 'Check out' })).toBeInViewport();
});
