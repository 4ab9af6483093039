import { endpoints } from '@shop/shared';
import { beforeEach, expect, it } from 'vitest';
import { buildAdmin } from '../../../testing/factories.js';
import { buildPacked } from '../../../testing/orders/packed.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { OrderModel } from '../order.model.js';
import { markSent } from '../parcels/mark-sent.js';
import { orderList } from './list-orders.js';

const api = useTestShop();

let token: string;
beforeEach(async () => {
  ({ token } = await buildAdmin());
});

async function toPack() {
  const query = { status: 'waiting' as const };
  const { body } = await api.call(endpoints.listAllOrders, { token, query });
  expect((await api.call(endpoints.getOverview, { token })).body.toSend).toBe(body.length);
  return body.map(({ number }) => number);
}

it('an order is to be packed until its parcels have all of it, and again once one is removed', async () => {
  const { order, orderId, send } = await buildPacked(api, token);
  await send(2);
  expect(await toPack()).toEqual([order.number]);
  const { parcels = [] } = (await send(1, 1)).body.order;
  expect(await toPack()).toEqual([]);
  const parcelId = parcels.at(-1)?._id ?? '';
  await api.call(endpoints.removeParcel, { token, params: { orderId, parcelId } });
  expect(await toPack()).toEqual([order.number]);
});

it('an order is not to be packed once what is left of it is refunded and stays here', async () => {
  const { params, lines, send } = await buildPacked(api, token);
  await send(3);
  const refund = { lines: [{ line: lines[1], quantity: 1 }], restock: true };
  await api.call(endpoints.refundOrder, { token, params, body: refund });
  expect(await toPack()).toEqual([]);
});

it('an order is not to be packed once what is left of it is taken off', async () => {
  const { orderId, lines, send } = await buildPacked(api, token);
  await send(3);
  const sofa = { line: lines[1], quantity: 0, quantityBefore: 1 };
  await api.call(endpoints.editOrder, { token, params: { orderId }, body: { lines: [sofa] } });
  expect(await toPack()).toEqual([]);
});

it('an order is not to be packed if an earlier build has sent all of it in parcels', async () => {
  const { order, orderId, send } = await buildPacked(api, token);
  await send(3, 1);
  await OrderModel.updateOne({ _id: order._id }, { $unset: { isAllSent: 1 } });
  const { number, send: sendPart } = await buildPacked(api, token).then((packed) => ({
    ...packed,
    number: packed.order.number,
  }));
  await sendPart(1);
  expect(await markSent(await markSent())).toBeUndefined();
  expect(await toPack()).toEqual([number]);
  expect(await OrderModel.findById(orderId).lean()).toMatchObject({ isAllSent: true });
});

it('reads none of the orders that are sent and keep their status', async () => {
  await buildPacked(api, token);
  const { _id: first, ...sent } = await OrderModel.findOne().orFail().lean();
  const copies = Array.from({ length: 40 }, (_, index) => ({
    ...sent,
    number: 5_000 + index,
    idempotencyKey: `sent-${index}`,
    isAllSent: true,
  }));
  await OrderModel.collection.insertMany(copies);
  const { filter, sort } = await orderList({ status: 'waiting', sort: 'oldest' }, 'UTC');
  const plan = await OrderModel.find(filter).sort(sort).limit(20).explain('executionStats');
  expect(JSON.stringify(plan)).toMatch(/"totalDocsExamined":1\b/);
  expect(await OrderModel.countDocuments(filter)).toBe(1);
  expect(await OrderModel.findOne(filter)).toMatchObject({ _id: first });
});

it('the filter of what is left to send has no order that waits for nothing', async () => {
  const { order, orderId } = await buildPacked(api, token);
  const left = async (query: object) =>
    (
      await api.call(endpoints.listAllOrders, { token, query: { left: 'to_send', ...query } })
    ).body.map(({ number }) => number);
  expect(await left({})).toEqual([order.number]);
  const { status } = await OrderModel.findById(orderId).orFail().lean();
  expect(await left({ status })).toEqual([order.number]);
  const shipped = { token, params: { orderId }, body: { status: 'Shipped' as const } };
  await api.call(endpoints.updateOrderStatus, shipped);
  expect(await left({})).toEqual([]);
  expect(await left({ status: 'Shipped' })).toEqual([]);
});
