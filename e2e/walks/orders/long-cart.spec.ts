import { endpoints, STORAGE_KEYS, urlOf, type Product } from '@shop/shared';
import { expectAccessible } from '../lib/accessible.js';
import { press } from '../lib/keys.js';
import { expect, test } from '../lib/walk.js';

test('A long cart keeps its total in view, with the way to the summary', async ({ page }, {
  project,
}) => {
  const isPhone = project.name === 'phone';
  await page.goto('/cart');
  const listing = await page.request.get(urlOf(endpoints.listCatalogue));
  const { products } = (await listing.json()) as { products: Product[] };
  const cart = products.filter(({ quantity, options }) => quantity > 0 && !options);
  await page.evaluate(([key, items]) => localStorage.setItem(key, items), [
    STORAGE_KEYS.cart,
    JSON.stringify(cart),
  ] as const);
  await page.reload();
  const summary = page.getByRole('heading', { name: 'Cart Summary' });
  const checkout = page.getByRole('button', { name: 'Checkout' });
  if (!isPhone) {
    await expect(summary).toBeInViewport();
    await expect(checkout).toBeHidden();
    return;
  }
  await expect(checkout).toBeInViewport();
  await expect(summary).not.toBeInViewport();
  await expectAccessible(page);
  await press(page, checkout);
  await expect(summary).toBeInViewport();
});
