import { endpoints, type Credentials } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { buildShopper } from '@shop/test-shop/client/new-shopper';
import { ADMIN } from '@shop/test-shop/client/people';
import { expectAccessible, expectAccessibleIn } from '../lib/accessible.js';
import { enter } from '../lib/enter.js';
import { test, type OwnProducts } from '../lib/own/own-products.js';
import { expect } from '../lib/walk.js';

/** A shipped order of one piece of each product, and who bought it. */
async function buyAll(origin: string, { admin, products }: OwnProducts) {
  const visitor = new ApiClient(origin);
  const buyer: Credentials = await buildShopper(visitor);
  const shopper = await visitor.signIn(buyer);
  const items = products.map(({ _id }) => ({ product: _id, quantity: 1 }));
  await shopper.placeOrder(items, 'to-be-returned');
  const [order] = await shopper.call(endpoints.listMyOrders);
  if (!order) throw new Error('No order was placed');
  await admin.call(endpoints.updateOrderStatus, {
    params: { orderId: order._id },
    body: { status: 'Shipped' },
  });
  return { buyer, number: order.number };
}

test('One of three lines is sent back by keyboard, arrives, and is refunded', async ({
  page,
  buildOwnProducts,
  baseURL,
}) => {
  const own = await buildOwnProducts(['Parcel lamp', 'Parcel sofa', 'Parcel chair'], 5);
  const sofa = own.products[1]?.name ?? '';
  const { buyer, number } = await buyAll(baseURL ?? '', own);

  await test.step('the shopper asks for the return', async () => {
    await enter(page, buyer, `/dashboard/user/orders/${number}`);
    await page.getByRole('button', { name: 'Return items …' }).focus();
    await page.keyboard.press('Enter');
    await expectAccessible(page, { part: 'main' });
    await page.getByLabel(`Pieces of ${sofa}`).first().focus();
    await page.keyboard.press('1');
    // Browsers call every list to choose from read-only, which must not make it look locked.
    const ground = await page
      .getByLabel('Note')
      .evaluate((note) => getComputedStyle(note).background);
    await expect(page.getByLabel('Reason')).toHaveCSS('background', ground);
    await page.getByLabel('Reason').focus();
    await page.keyboard.type('It is damaged');
    await page.getByLabel('Note').focus();
    await page.keyboard.type('A leg is broken');
    // Past the photo.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your return is requested')).toBeVisible();
    await expect(page.getByText(`1 × ${sofa}`)).toBeVisible();
    await expectAccessible(page, { part: 'main' });
    await expectAccessibleIn('dark', page, 'main');
  });

  await test.step('the shop approves it', async () => {
    await enter(page, ADMIN, '/dashboard/admin/returns?state=requested');
    await page.getByRole('link', { name: `Order ${number}`, exact: true }).click();
    await page.getByLabel('Message to the buyer').fill('Please use the old box');
    await expectAccessible(page, { part: 'main' });
    await page.getByRole('button', { name: 'Approve the return' }).click();
    await expect(page.getByText(`The return of order ${number} is approved`)).toBeVisible();
  });

  await test.step('the shopper prints the slip', async () => {
    await enter(page, buyer, `/dashboard/user/orders/${number}`);
    await expect(page.getByText('Please use the old box')).toBeVisible();
    await page.getByRole('link', { name: 'Return slip' }).click();
    await expect(page.getByRole('cell', { name: sofa })).toBeVisible();
    await expectAccessible(page, { part: 'main' });
  });

  await test.step('it arrives, and is refunded', async () => {
    await enter(page, ADMIN, `/dashboard/admin/orders/${number}`);
    await page.getByLabel('Put the pieces back into stock').check();
    await page.getByRole('button', { name: 'They have arrived' }).click();
    await page.getByRole('button', { name: 'Refund $5.00 for what has arrived' }).click();
    await expectAccessible(page, { part: 'main' });
    await page.getByRole('button', { name: 'Refund $5.00', exact: true }).click();
    await expect(page.getByText(`Order ${number} is refunded`)).toBeVisible();
  });

  await test.step('the shopper sees what came of it', async () => {
    await enter(page, buyer, `/dashboard/user/orders/${number}`);
    await expect(page.getByRole('listitem').filter({ hasText: '$5.00 refunded' })).toBeVisible();
    await expect(page.getByText('Part of what you paid was refunded to you.')).toBeVisible();
    await page.getByRole('button', { name: 'Return items …' }).click();
    await expect(page.getByLabel(`Pieces of ${sofa}`)).toHaveCount(0);
    await page.getByRole('link', { name: 'Invoice' }).click();
    await expect(page.getByRole('heading', { name: /^Credit note/ })).toBeVisible();
    const stock = (await own.stored()).map(({ quantity }) => quantity);
    expect(stock).toEqual([4, 5, 4]);
  });
});

test('One of three lines is exchanged for another order, and nothing is refunded', async ({
  page,
  buildOwnProducts,
  baseURL,
}) => {
  const own = await buildOwnProducts(['Parcel lamp', 'Parcel sofa', 'Parcel chair'], 5);
  const sofa = own.products[1];
  const { buyer, number } = await buyAll(baseURL ?? '', own);
  const shopper = await new ApiClient(baseURL ?? '').signIn(buyer);
  const [order] = await shopper.call(endpoints.listMyOrders);
  const line = order?.products.find(({ _id }) => _id === sofa?._id)?.line ?? '';
  await shopper.call(endpoints.requestReturn, {
    params: { number: String(number) },
    headers: { 'idempotency-key': 'exchange' },
    body: { lines: [{ line, quantity: 1 }], reason: 'wrong-item' },
  });

  await enter(page, ADMIN, `/dashboard/admin/orders/${number}`);
  await page.getByRole('button', { name: 'Approve the return' }).click();
  await page.getByLabel('Put the pieces back into stock').check();
  await page.getByRole('button', { name: 'They have arrived' }).click();
  await page.getByText('Exchange instead').click();
  await page.getByLabel('What the buyer gets instead').fill('The same sofa in green');
  await expectAccessible(page, { part: 'main' });
  await page.getByRole('button', { name: 'Exchange it' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Exchange it' })).toHaveCount(0);

  await enter(page, buyer, `/dashboard/user/orders/${number}`);
  await expect(page.getByText('The same sofa in green').first()).toBeVisible();
  await expect(page.getByText('$15.00 was paid.')).toBeVisible();
  await expectAccessible(page, { part: 'main' });
  const stock = (await own.stored()).map(({ quantity }) => quantity);
  expect(stock).toEqual([4, 5, 4]);
});

test('Two presses withdraw from the contract: of what was sent, and of what was not', async ({
  page,
  buildOwnProducts,
  baseURL,
}) => {
  const own = await buildOwnProducts(['Parcel lamp', 'Parcel sofa'], 5);
  const [lamp, sofa] = own.products.map(({ name }) => name);
  const { buyer, number } = await buyAll(baseURL ?? '', own);
  const visitor = new ApiClient(baseURL ?? '');
  const shopper = await visitor.signIn(buyer);
  await shopper.placeOrder([{ product: own.products[0]?._id ?? '', quantity: 1 }], 'not-sent');

  await enter(page, buyer, `/dashboard/user/orders/${number}`);
  await page.getByText('Only part of the order').click();
  await page.getByLabel(`Pieces of ${sofa}`).selectOption('1');
  await page.getByRole('button', { name: 'Withdraw from the contract' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`You withdraw from 1 × ${sofa}.`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep the order' }).click();
  await page.getByRole('button', { name: 'Withdraw from the contract' }).click();
  await page.getByRole('button', { name: 'Confirm the withdrawal' }).click();
  await expect(page.getByText('Withdrawn from the contract').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return slip' })).toBeVisible();
  await expectAccessibleIn('dark', page, 'main');

  const [unsent] = await shopper.call(endpoints.listMyOrders);
  await page.goto(`/dashboard/user/orders/${unsent?.number}`);
  await expect(page.getByText(lamp ?? '').first()).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw from the contract' }).click();
  await page.getByRole('button', { name: 'Confirm the withdrawal' }).click();
  await expect(page.getByText('This order is cancelled.')).toBeVisible();
});

test.describe('a return of what was refunded before', () => {
  // The amount that is asked for is refused: nothing is left.
  test.use({ isRefused: true });

  test('is closed without a refund, with a reason', async ({ page, buildOwnProducts, baseURL }) => {
    const own = await buildOwnProducts(['Parcel lamp', 'Parcel sofa'], 5);
    const { buyer, number } = await buyAll(baseURL ?? '', own);
    const shopper = await new ApiClient(baseURL ?? '').signIn(buyer);
    const [order] = await shopper.call(endpoints.listMyOrders);
    const line = order?.products[0]?.line ?? '';
    const params = { number: String(number) };
    await shopper.call(endpoints.requestReturn, {
      params,
      headers: { 'idempotency-key': 'closed' },
      body: { lines: [{ line, quantity: 1 }], reason: 'damaged' },
    });
    const headers = { 'idempotency-key': `refunded-before-${number}` };
    await own.admin.call(endpoints.refundOrder, { params, headers, body: { all: true } });

    await enter(page, ADMIN, `/dashboard/admin/orders/${number}`);
    await page.getByRole('button', { name: 'Approve the return' }).click();
    await page.getByRole('button', { name: 'They have arrived' }).click();
    await expect(page.getByText('There is nothing left to refund.')).toBeVisible();
    await page.getByText('Close without a refund').click();
    await page.getByLabel('Why nothing is refunded').fill('You had it back already');
    await page.getByLabel('Put the pieces back into stock').last().check();
    await expectAccessible(page, { part: 'main' });
    await page.getByRole('button', { name: 'Close the return' }).press('Enter');
    await expect(page.getByText('Return closed').first()).toBeVisible();
    expect((await own.stored()).map(({ quantity }) => quantity).sort()).toEqual([4, 5]);

    await enter(page, buyer, `/dashboard/user/orders/${number}`);
    await expect(page.getByText('You had it back already')).toBeVisible();
    await expectAccessible(page, { part: 'main' });
  });
});
