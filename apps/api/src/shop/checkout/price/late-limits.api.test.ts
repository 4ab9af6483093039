import { randomUUID } from 'node:crypto';
import { endpoints, type OrderStatus } from '@shop/shared';
import { beforeEach, expect, it } from 'vitest';
import { TEN_PERCENT } from '../../../testing/admin-writes/price-rule-writes.js';
import { buildAdmin, buildProduct, buildUser } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { findDisagreements } from '../../order-checks/index.js';
import { OrderModel } from '../../orders/index.js';
import { PromotionModel } from '../../pricing/setup/rule.model.js';
import { addUpUses } from '../../pricing/uses/promotion-sums.js';

const api = useTestShop();

interface Limits {
  uses?: number;
  budget?: number;
  usesPerCustomer?: number;
}

let admin: string;
let product: string;
let shopper: string;
let promotion: string;

beforeEach(async () => {
  admin = (await buildAdmin()).token;
  product = (await buildProduct({ price: 20, quantity: 90, shipping: true })).id;
  shopper = (await buildUser()).token;
  const body = { ...TEN_PERCENT, codes: ['TEN'] };
  promotion = (await api.call(endpoints.createPromotion, { token: admin, body })).body.promotion
    ._id;
});

const call = () => ({
  token: shopper,
  headers: { 'idempotency-key': randomUUID() },
  body: { items: [{ product, quantity: 1 }], codes: ['TEN'] },
});
const buy = async () => (await api.call(endpoints.placeOrder, call())).body.order._id;
const refused = async () => (await api.refuse(endpoints.placeOrder, call())).rejected?.[0]?.reason;
const set = (orderId: string, status: OrderStatus) =>
  api.call(endpoints.updateOrderStatus, { token: admin, params: { orderId }, body: { status } });
const limit = async (limits: Limits, version = 1) => {
  const body = { ...TEN_PERCENT, codes: ['TEN'], limits, version };
  const input = { token: admin, params: { id: promotion }, body };
  const { used, spent } = (await api.call(endpoints.updatePromotion, input)).body.promotion;
  return [used, spent];
};

it('a limit that is set later counts the orders before it, and gets their uses back', async () => {
  const first = await buy();
  await buy();
  expect(await limit({ uses: 3 })).toEqual([2, 4]);
  await buy();
  expect(await refused()).toBe('usage-limit');
  await set(first, 'cancel');
  const last = await buy();
  expect(await refused()).toBe('usage-limit');
  await set(last, 'cancel');
  await set(first, 'Not Process');
  expect(await refused()).toBe('usage-limit');
  // Without a limit for a while, and with one again.
  expect(await limit({}, 2)).toEqual([3, 6]);
  await buy();
  expect(await limit({ uses: 4 }, 3)).toEqual([4, 8]);
  expect(await refused()).toBe('usage-limit');
  expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
});

it('so does a budget, and a limit for each customer', async () => {
  await buy();
  expect(await limit({ budget: 5 })).toEqual([1, 2]);
  await buy();
  expect(await refused()).toBe('usage-limit');
  await limit({ usesPerCustomer: 2 }, 2);
  expect(await refused()).toBe('customer-limit');
  shopper = (await buildUser()).token;
  await buy();
});

it('so does one that is set while an order is being placed', async () => {
  await buy();
  expect(await limit({ uses: 3 })).toEqual([1, 2]);
  // As the order leaves it that began before the limit, and is written after it.
  const late = await buy();
  await OrderModel.updateOne({ _id: late }, { $set: { 'price.uses': [] } });
  await PromotionModel.updateOne({ _id: promotion }, { $inc: { used: -1, spentCents: -200 } });
  await addUpUses();
  await buy();
  expect(await refused()).toBe('usage-limit');
  expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
  await set(late, 'cancel');
  await buy();
  expect(await refused()).toBe('usage-limit');
});
