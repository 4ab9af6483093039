import { expectAccessible, expectAccessibleIn } from '../lib/accessible.js';
import { boxOf, expectApart } from '../lib/below-header.js';
import { press } from '../lib/keys.js';
import { expect, test } from '../lib/walk.js';

test('What was added is said beside the page, and leads to paying', async ({ page }, {
  project,
}) => {
  const isPhone = project.name === 'phone';
  const go = (name: string, role: 'button' | 'link' = 'button') => {
    const target = page.getByRole(role, { name, exact: true }).first();
    return isPhone ? target.tap() : press(page, target);
  };
  const panel = page.getByRole('region', { name: 'Added to your cart' });
  const add = page.getByRole('button', { name: 'ADD TO CART' }).first();

  await page.goto('/category/clothing');
  await go('ADD TO CART');
  await expect(panel).toBeVisible();
  await expect(page.getByText('item added to cart')).toBeVisible();
  await expect(add).toBeFocused();
  await expectAccessible(page, { part: '[popover]' });
  await expectAccessibleIn('dark', page, '[popover]');
  const { y = 0, height = 0 } = (await panel.boundingBox()) ?? {};
  // On a phone above the thumb, elsewhere under the link to the cart.
  if (isPhone) expect(812 - y - height).toBeLessThan(24);
  else expect(y).toBeLessThan(120);

  if (isPhone) await panel.getByRole('button', { name: 'Close' }).tap();
  else {
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(add).toBeFocused();
  }
  await expect(panel).toHaveCount(0);

  await go('ADD TO CART');
  await expect(panel).toContainText('2 ×');
  await go('Check out', 'link');
  await expect(page).toHaveURL(/\/cart#cart-summary$/);
  await expect(page.getByRole('heading', { name: 'Cart Summary' })).toBeInViewport();

  await go('Remove');
  const undo = page.getByRole('button', { name: 'Undo' });
  if (!isPhone) await expect(undo).toBeFocused();
  const message = await boxOf(page.locator('[data-tone]', { has: undo }));
  for (const heading of await page.getByRole('heading', { name: /^Hello|^Cart Summary/ }).all())
    expectApart(message, await boxOf(heading));
  await go('Undo');
  await expect(
    page.getByText('You Have 2 items in your cart please login to checkout'),
  ).toBeVisible();
});

test('At 400 % zoom, what was added still shows the ways on', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 192 });
  await page.goto('/category/clothing');
  await page.getByRole('button', { name: 'ADD TO CART' }).first().click();
  const panel = page.getByRole('region', { name: 'Added to your cart' });
  for (const name of ['View cart', 'Check out']) {
    const { y = -1, height = 0 } = (await panel.getByRole('link', { name }).boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(192);
  }
});
