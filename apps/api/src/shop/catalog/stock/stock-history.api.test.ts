import { endpoints } from '@shop/shared';
import { expect, it } from 'vitest';
import { buildCheckout } from '../../../testing/orders/checkouts.js';
import { buildAdmin, buildProduct, buildUser } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { buildGrid, buildVariants } from '../../../testing/variants.js';

const api = useTestShop();

async function history(id: string, token: string, query: Record<string, string | number> = {}) {
  const { body } = await api.call(endpoints.listStockMovements, { token, params: { id }, query });
  return body;
}

it('says what moved the stock of a product, when, why, and who did it', async () => {
  const admin = await buildAdmin();
  const by = { _id: admin.id, name: 'Grace Admin' };
  const { token } = await buildUser();
  const { id } = await buildProduct({ quantity: 10 });
  const checkout = buildCheckout(token, [{ product: id, quantity: 3 }]);
  const { order } = (await api.call(endpoints.placeOrder, checkout)).body;
  const { number } = order;
  await api.call(endpoints.updatePriceAndStock, {
    token: admin.token,
    params: { id },
    body: { price: 25, priceBefore: 25, quantity: 12, quantityBefore: 10, editKey: 'k' },
  });
  await api.call(endpoints.cancelMyOrder, { token, params: { number: String(number) } });
  await api.call(endpoints.updateOrderStatus, {
    token: admin.token,
    params: { orderId: (await buildCancelled(id)).order._id },
    body: { status: 'cancel' },
  });
  const { movements, total } = await history(id, admin.token);
  expect(movements).toMatchObject([
    { reason: 'cancellation', moved: 1, quantity: 12, by },
    { reason: 'order', moved: -1, quantity: 11, by: null },
    { reason: 'cancellation', moved: 3, quantity: 12, order: number, by: null },
    { reason: 'edit', moved: 2, quantity: 9, order: null, by },
    { reason: 'order', moved: -3, quantity: 7, order: number, by: null },
    { reason: 'added', moved: 10, quantity: 10, order: null, by: null },
  ]);
  expect(total).toBe(6);
  const page = await history(id, admin.token, { page: 2, pageSize: 4 });
  expect(page.movements).toEqual(movements.slice(4));
  const oldest = await history(id, admin.token, { sort: 'oldest' });
  expect(oldest.movements).toEqual(movements.toReversed());
});

/** An order of one piece that an administrator is about to cancel. */
async function buildCancelled(product: string) {
  const { token } = await buildUser();
  const checkout = buildCheckout(token, [{ product, quantity: 1 }]);
  return (await api.call(endpoints.placeOrder, checkout)).body;
}

it('names the variants, under the names that they had, and can be read for one alone', async () => {
  const { token } = await buildAdmin();
  const shirt = await buildVariants({}, { quantity: 4 });
  const [small, medium] = shirt.variants;
  await api.call(endpoints.saveVariants, {
    token,
    params: { id: shirt.id },
    body: buildGrid({
      options: [{ name: 'Size', values: ['Small'] }],
      variants: [
        { _id: small?.id, values: ['Small'], price: 20, quantity: 12, quantityBefore: 10 },
      ],
      version: 1,
    }),
  });
  const { movements } = await history(shirt.id, token);
  const told = movements.map(({ variant, reason, moved, quantity }) => [
    variant?.name,
    reason,
    moved,
    quantity,
  ]);
  expect(told).toHaveLength(6);
  expect(told).toEqual(
    expect.arrayContaining([
      ['M', 'removed', -10, 0],
      ['Small', 'edit', 2, 12],
      ['S', 'added', 10, 10],
      ['M', 'added', 10, 10],
      [undefined, 'removed', -4, 0],
      [undefined, 'added', 4, 4],
    ]),
  );
  const own = await history(shirt.id, token, { variant: medium?.id ?? '' });
  expect(own.movements.map(({ moved }) => moved)).toEqual([-10, 10]);
  expect(own.total).toBe(2);
});
