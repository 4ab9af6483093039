import { endpoints } from '@shop/shared';
import { expect, it } from 'vitest';
import { buildAdmin, buildOrder, buildProduct, buildUser } from '../../testing/factories.js';
import { useTestShop } from '../../testing/test-shop.js';
import { completeOrderSearch } from './complete-order-search.js';
import { forgetBuyer } from '../forget-buyer.js';
import { OrderModel } from '../order.model.js';
import { inTransaction } from '../../mongo/transaction.js';

const api = useTestShop();

/** As the version before this one wrote it. */
async function buildFormerOrder() {
  const buyer = await buildUser({ name: 'Zoë King' });
  const product = await buildProduct({ name: 'Walnut Chair' });
  const order = await buildOrder({ buyer, items: [{ product: product.id, quantity: 1 }] });
  const former = { searchPrefixes: ['zoe'], searchParts: ['z', 'zo', 'zoe'] };
  const update = { $set: former, $unset: { searchWords: 1 as const } };
  await OrderModel.updateOne({ _id: order._id }, update);
  return { ...order, buyerId: buyer.user._id };
}

it('lets orders of an earlier version be found by all that orders are found by', async () => {
  const { token } = await buildAdmin();
  const orders = [await buildFormerOrder(), await buildFormerOrder()];
  expect(await completeOrderSearch()).toBe(2);
  for (const search of [
    'walnut',
    'zoe king',
    '5550100',
    'main street',
    String(orders[0]?.number),
  ]) {
    const { body } = await api.call(endpoints.listAllOrders, { token, query: { search } });
    expect(body.length, search).toBeGreaterThan(0);
  }
  const rest = { $or: [{ searchPrefixes: { $ne: null } }, { searchParts: { $ne: null } }] };
  expect(await OrderModel.collection.findOne(rest)).toBeNull();
  expect(await completeOrderSearch()).toBe(0);
});

it('drops the indexes that nothing uses any more', async () => {
  const names = async () => (await OrderModel.collection.indexes()).map(({ name }) => name);
  const before = await names();
  for (const field of ['searchPrefixes', 'searchParts'])
    await OrderModel.collection.createIndex({ [field]: 1, createdAt: -1, _id: -1 }, {}, {});
  await completeOrderSearch();
  expect(await names()).toEqual(before);
});

it('brings back nothing of a buyer who is forgotten', async () => {
  const { _id, buyerId } = await buildFormerOrder();
  await inTransaction((session) => forgetBuyer(buyerId, session));
  await completeOrderSearch();
  expect(JSON.stringify(await OrderModel.findById(_id).lean())).not.toMatch(/zoe|king|zoë|0100/i);
});

it('stops between two batches', async () => {
  await buildFormerOrder();
  expect(await completeOrderSearch(AbortSignal.abort())).toBe(0);
});
