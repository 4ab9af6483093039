import { endpoints } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { buildShopper } from '@shop/test-shop/client/new-shopper';
import { ADMIN } from '@shop/test-shop/client/people';
import { expectAccessible, expectAccessibleIn } from '../lib/accessible.js';
import { choose } from '../lib/choose.js';
import { enter, sessionOf } from '../lib/enter.js';
import { test } from '../lib/own/own-products.js';
import { expect } from '../lib/walk.js';

test('An order is prepared, sent by a link, and ordered by its customer', async ({
  page,
  browser,
  buildOwnProducts,
  baseURL,
}) => {
  const { products } = await buildOwnProducts(['Prepared lamp'], 5);
  const name = products[0]?.name ?? '';
  const price = products[0]?.price ?? 0;
  const visitor = new ApiClient(baseURL ?? '');
  const buyer = await buildShopper(visitor);
  const shopper = await visitor.signIn(buyer);
  const { user } = await sessionOf(buyer, baseURL ?? '');

  await test.step('it is saved for later, and takes no stock', async () => {
    await enter(page, ADMIN, `/dashboard/admin/orders/create?customer=${user._id}`);
    await choose(page, 'Products of the order', name);
    await page.getByLabel('Note').fill('As agreed');
    await page.getByRole('button', { name: 'Save for later' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Prepared order' })).toBeVisible();
    await expect(page.getByText('The customer does not see it yet.')).toBeVisible();
    const { product } = await visitor.call(endpoints.getProduct, {
      params: { slug: products[0]?.slug ?? '' },
    });
    expect(product.quantity).toBe(5);
  });

  await test.step('it is changed, and sent', async () => {
    const pieces = page.getByLabel(`Pieces of ${name}`);
    await expect(page.getByLabel('Note')).toHaveValue('As agreed');
    await pieces.fill('2');
    await page.getByRole('button', { name: 'Send a link to order' }).press('Enter');
    await expect(page.getByText(`The link was sent to ${buyer.email}`)).toBeVisible();
    await expectAccessible(page, { part: 'main' });
    await expectAccessibleIn('dark', page, 'main');
  });

  const [prepared] = (await shopper.call(endpoints.listMyPreparedOrders)).preparedOrders;
  const address = `/dashboard/user/prepared-orders/${prepared?._id ?? ''}`;

  await test.step('its customer opens the link, and orders at the prices of now', async () => {
    const context = await browser.newContext({ viewport: page.viewportSize() });
    const theirs = await context.newPage();
    await enter(theirs, buyer, '/dashboard/user/orders');
    await theirs.getByRole('link', { name: 'See the order' }).press('Enter');
    await expect(theirs).toHaveURL(new RegExp(`${address}$`));
    await expect(theirs.getByText(`2 × ${name}`)).toBeVisible();
    const button = theirs.getByRole('button', { name: 'Order and pay' });
    await expect(button).toHaveAttribute('aria-disabled', 'false');
    await expectAccessible(theirs, { part: 'main' });
    await expectAccessibleIn('dark', theirs, 'main');
    await button.press('Enter');
    await expect(theirs.getByRole('heading', { level: 1, name: /^Order \d+/ })).toBeVisible();
    await theirs.goto(address);
    await expect(theirs.getByText('You have ordered this')).toBeVisible();
    await context.close();
  });

  await test.step('the shop finds the order that it became', async () => {
    const [order] = await shopper.call(endpoints.listMyOrders);
    expect(order).toMatchObject({ total: price * 2, note: 'As agreed' });
    await enter(page, ADMIN, '/dashboard/admin/orders/prepared?state=ordered');
    const row = page.getByRole('row').filter({ hasText: buyer.email });
    await expect(row.getByRole('link', { name: `Order ${order?.number ?? ''}` })).toBeVisible();
    await expectAccessible(page, { part: 'main' });
    await row.locator('[data-row-link]').press('Enter');
    await expect(page.getByText('It is ordered')).toBeVisible();
    await page.getByRole('button', { name: 'Delete' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(page.getByText('The prepared order is deleted')).toBeVisible();
  });
});

test('What was prepared is ordered by the shop itself, such as once it was paid by phone', async ({
  page,
  buildOwnProducts,
  baseURL,
}) => {
  const { products } = await buildOwnProducts(['Phoned lamp'], 5);
  const visitor = new ApiClient(baseURL ?? '');
  const admin = await visitor.signIn(ADMIN);
  const buyer = await buildShopper(visitor);
  const { user } = await sessionOf(buyer, baseURL ?? '');
  const { preparedOrder } = await admin.call(endpoints.createPreparedOrder, {
    params: { userId: user._id },
    body: { items: [{ product: products[0]?._id ?? '', quantity: 2 }] },
  });
  await enter(page, ADMIN, `/dashboard/admin/orders/prepared/${preparedOrder._id}`);
  const button = page.getByRole('button', { name: 'Place the order' });
  await expect(button).toHaveAttribute('aria-disabled', 'false');
  await button.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Order \d+/ })).toBeVisible();
  await page.goto(`/dashboard/admin/orders/prepared/${preparedOrder._id}`);
  await expect(page.getByText('It is ordered')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Place the order' })).toHaveCount(0);
});
