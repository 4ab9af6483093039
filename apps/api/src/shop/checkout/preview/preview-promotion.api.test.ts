import { DEFAULT_SETTINGS, endpoints, type PromotionInput } from '@shop/shared';
import { expect, it } from 'vitest';
import { TEN_PERCENT } from '../../../testing/admin-writes/price-rule-writes.js';
import { buildAdmin, buildCategory, buildProduct, buildUser } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { buildCheckout } from '../../../testing/orders/checkouts.js';

const api = useTestShop();

async function preview(
  promotion: Partial<PromotionInput>,
  more: { items?: { product: string; quantity: number }[]; id?: string } = {},
) {
  const { token } = await buildAdmin();
  const body = { promotion: { ...TEN_PERCENT, ...promotion }, ...more };
  return (await api.call(endpoints.previewPromotion, { token, body })).body.carts;
}

it('prices a cart with the promotion and without it, and stores nothing', async () => {
  const furniture = await buildCategory('Furniture');
  const chairs = await buildCategory('Chairs', { parent: furniture.id });
  const chair = await buildProduct({ price: 40, category: chairs.id });
  const items = [{ product: chair.id, quantity: 2 }];
  expect(await preview({ goods: { categories: [furniture.id] } }, { items })).toEqual([
    {
      order: null,
      pieces: 2,
      before: { discount: 0, shipping: 0, total: 80 },
      after: { discount: 8, shipping: 0, total: 72 },
      amount: 8,
      reason: '',
    },
  ]);
  const { token } = await buildAdmin();
  expect((await api.call(endpoints.listPromotions, { token })).body.total).toBe(0);
});

it('says why the promotion is not used', async () => {
  const lamp = await buildProduct({ price: 40 });
  const items = [{ product: lamp.id, quantity: 1 }];
  const [cart] = await preview({ codes: ['LAMP'], conditions: { minAmount: 60 } }, { items });
  expect(cart).toMatchObject({ amount: 0, reason: 'LAMP needs $20.00 more' });
});

it('takes a promotion that begins later as of its beginning', async () => {
  const lamp = await buildProduct({ price: 40 });
  const items = [{ product: lamp.id, quantity: 1 }];
  const [cart] = await preview({ from: '2100-01-01T00:00:00Z' }, { items });
  expect(cart).toMatchObject({ amount: 4, reason: '' });
});

it('replaces the stored promotion that is edited', async () => {
  const { token } = await buildAdmin();
  const { body } = await api.call(endpoints.createPromotion, { token, body: TEN_PERCENT });
  const lamp = await buildProduct({ price: 40 });
  const [cart] = await preview(
    { value: 25 },
    { items: [{ product: lamp.id, quantity: 1 }], id: body.promotion._id },
  );
  expect(cart).toMatchObject({ before: { total: 36 }, after: { total: 30 } });
});

it('prices the cart of an order that used a generated code as it was bought', async () => {
  const { token: admin } = await buildAdmin();
  const body = { ...TEN_PERCENT, generatesCodes: true };
  const made = await api.call(endpoints.createPromotion, { token: admin, body });
  const params = { id: made.body.promotion._id };
  await api.call(endpoints.generateCodes, { token: admin, params, body: { count: 1 } });
  const file = await api.call(endpoints.exportCodes, { token: admin, params });
  const [, code = ''] = /\n(\w+),/.exec(file.body) ?? [];
  const lamp = await buildProduct({ price: 40, quantity: 9 });
  const { token } = await buildUser();
  const items = [{ product: lamp.id, quantity: 1 }];
  await api.call(endpoints.placeOrder, {
    ...buildCheckout(token, items),
    body: { items, codes: [code] },
  });
  const [cart] = await preview({ name: 'Another', value: 50 });
  expect(cart).toMatchObject({ before: { discount: 4, total: 36 }, after: { discount: 22 } });
});

it('prices the carts of the last orders, newest first', async () => {
  const lamp = await buildProduct({ price: 40, quantity: 9 });
  const { token } = await buildUser();
  const numbers = [];
  for (const quantity of [1, 2]) {
    const checkout = buildCheckout(token, [{ product: lamp.id, quantity }]);
    numbers.unshift((await api.call(endpoints.placeOrder, checkout)).body.order.number);
  }
  const carts = await preview({});
  expect(carts).toMatchObject([
    { order: numbers[0], pieces: 2, amount: 8 },
    { order: numbers[1], pieces: 1, amount: 4 },
  ]);
});

it('prices the cart of an order as if it were not placed yet', async () => {
  const lamp = await buildProduct({ price: 40, quantity: 9 });
  const { token } = await buildUser();
  const items = [{ product: lamp.id, quantity: 1 }];
  for (let count = 0; count < 2; count += 1)
    await api.call(endpoints.placeOrder, buildCheckout(token, items));
  const amounts = async (promotion: Partial<PromotionInput>) =>
    (await preview(promotion)).map(({ amount }) => amount);
  expect(await amounts({ conditions: { nthOrder: 1 } })).toEqual([0, 4]);
  expect(await amounts({ conditions: { nthOrder: 2 } })).toEqual([4, 0]);
});

it('a limit for each customer does not count the order that is priced', async () => {
  const { token: admin } = await buildAdmin();
  const body = { ...TEN_PERCENT, limits: { usesPerCustomer: 1 } };
  const made = await api.call(endpoints.createPromotion, { token: admin, body });
  const lamp = await buildProduct({ price: 40, quantity: 9 });
  const { token } = await buildUser();
  for (let count = 0; count < 2; count += 1)
    await api.call(endpoints.placeOrder, buildCheckout(token, [{ product: lamp.id, quantity: 1 }]));
  const carts = await preview(body, { id: made.body.promotion._id });
  expect(carts).toMatchObject([{ amount: 0 }, { amount: 4 }]);
});

it.each([
  ['begins on the Sunday on which clocks go forward', '2027-03-27T23:00:00Z', 4],
  ['ends it an hour early', '2027-03-28T21:59:59Z', 4],
  ['is Monday at its midnight', '2027-03-28T22:00:00Z', 0],
  ['begins on the Sunday on which clocks go back', '2027-10-30T22:00:00Z', 4],
  ['ends it an hour late', '2027-10-31T22:59:59Z', 4],
  ['is Monday at that midnight', '2027-10-31T23:00:00Z', 0],
])('a Sunday of the shop %s', async (_what, from, amount) => {
  const { token } = await buildAdmin();
  const settings = { ...DEFAULT_SETTINGS, timeZone: 'Europe/Vienna', version: 0 };
  await api.call(endpoints.updateSettings, { token, body: settings });
  const lamp = await buildProduct({ price: 40 });
  const items = [{ product: lamp.id, quantity: 1 }];
  const [cart] = await preview({ from, conditions: { weekdays: [0] } }, { items });
  expect(cart).toMatchObject({ amount });
});
