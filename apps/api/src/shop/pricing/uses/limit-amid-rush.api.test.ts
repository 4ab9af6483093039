import { randomUUID } from 'node:crypto';
import { endpoints } from '@shop/shared';
import { beforeEach, expect, it } from 'vitest';
import { TEN_PERCENT } from '../../../testing/admin-writes/price-rule-writes.js';
import { buildAdmin, buildProduct, buildUser } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { OrderModel } from '../../orders/index.js';
import { PromotionModel } from '../setup/rule.model.js';

const api = useTestShop();

let admin: string;
let product: string;
let promotion: string;

beforeEach(async () => {
  ({ token: admin } = await buildAdmin());
  ({ id: product } = await buildProduct({ price: 20, quantity: 90 }));
  const body = { ...TEN_PERCENT, codes: ['TEN'] };
  promotion = (await api.call(endpoints.createPromotion, { token: admin, body })).body.promotion
    ._id;
});

const checkout = (token: string) => ({
  token,
  headers: { 'idempotency-key': randomUUID() },
  body: { items: [{ product, quantity: 1 }], codes: ['TEN'] },
});
const limit = async (limits: { uses?: number; budget?: number }) => {
  const body = { ...TEN_PERCENT, codes: ['TEN'], limits, version: 1 };
  await api.call(endpoints.updatePromotion, { token: admin, params: { id: promotion }, body });
};

/** An order as one leaves it that began before the limit and is written after it. */
async function placeUnaware(token: string): Promise<void> {
  const { order } = (await api.call(endpoints.placeOrder, checkout(token))).body;
  await OrderModel.updateOne({ _id: order._id }, { $set: { 'price.uses': [] } });
  await PromotionModel.updateOne({ _id: promotion }, { $inc: { used: -1, spentCents: -200 } });
}

it.each([
  ['uses', { uses: 3 }],
  ['money', { budget: 6 }],
])('a limit of %s counts an order that knew nothing of it at once', async (_what, limits) => {
  const { token } = await buildUser();
  await api.call(endpoints.placeOrder, checkout(token));
  await limit(limits);
  await placeUnaware(token);
  await api.call(endpoints.placeOrder, checkout(token));
  const rejected = [{ reason: 'usage-limit' }];
  expect(await api.refuse(endpoints.placeOrder, checkout(token))).toMatchObject({ rejected });
});

it('a limit that is set amid checkouts is exceeded by none that began after it', async () => {
  const buyers = await Promise.all(Array.from({ length: 30 }, () => buildUser()));
  const [first, later] = [buyers.slice(0, 15), buyers.slice(15)];
  const place = async ({ token }: { token: string }) =>
    (await api.send(endpoints.placeOrder, checkout(token))).status;
  const rush = first.map(place);
  await Promise.race(rush);
  await limit({ uses: 20 });
  await Promise.all(rush);
  const before = await OrderModel.countDocuments();
  const statuses = await Promise.all(later.map(place));
  const [placed, refused] = [201, 409].map((each) => statuses.filter((one) => one === each).length);
  expect([placed, refused]).toEqual([20 - before, 15 - (20 - before)]);
});
