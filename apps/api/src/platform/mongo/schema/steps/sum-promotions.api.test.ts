import { randomUUID } from 'node:crypto';
import { endpoints } from '@shop/shared';
import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { OrderModel } from '../../../../shop/orders/index.js';
import { PromotionUseModel } from '../../../../shop/pricing/index.js';
import { TEN_PERCENT } from '../../../../testing/admin-writes/price-rule-writes.js';
import { buildAdmin, buildProduct, buildUser } from '../../../../testing/factories.js';
import { useTestShop } from '../../../../testing/test-shop.js';
import { sumPromotions } from './sum-promotions.js';

const api = useTestShop();

/** Orders as they were stored before the step, one of three cancelled. */
async function buildEarlierOrders(): Promise<void> {
  const { id } = await buildProduct({ price: 20, quantity: 9 });
  const { token } = await buildUser();
  const body = { items: [{ product: id, quantity: 1 }] };
  for (let count = 0; count < 3; count += 1) {
    const headers = { 'idempotency-key': randomUUID() };
    const { order } = (await api.call(endpoints.placeOrder, { token, headers, body })).body;
    const params = { number: String(order.number) };
    if (count === 0) await api.call(endpoints.cancelMyOrder, { token, params });
  }
  await PromotionUseModel.deleteMany({});
  await OrderModel.collection.createIndexes([
    { key: { 'price.applied.promotion': 1 }, sparse: true },
  ]);
}

async function run(): Promise<void> {
  const { db } = mongoose.connection;
  if (db) await sumPromotions.run(db);
}

it('adds up what the orders used that are not cancelled, and changes nothing when it runs again', async () => {
  const { token } = await buildAdmin();
  await api.call(endpoints.createPromotion, { token, body: TEN_PERCENT });
  await buildEarlierOrders();
  const shown = async () => (await api.call(endpoints.listPromotions, { token })).body.promotions;
  expect(await shown()).toMatchObject([{ used: 0, spent: 0 }]);
  await run();
  expect(await shown()).toMatchObject([{ used: 2, spent: 4 }]);
  await run();
  expect(await shown()).toMatchObject([{ used: 2, spent: 4 }]);
  expect(await OrderModel.collection.indexExists('price.applied.promotion_1')).toBe(false);
});

it('does nothing in a shop without orders', async () => {
  await run();
  expect(await OrderModel.countDocuments()).toBe(0);
});
