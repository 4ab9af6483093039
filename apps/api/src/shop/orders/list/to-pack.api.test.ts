import { endpoints } from '@shop/shared';
import { beforeEach, expect, it } from 'vitest';
import { buildAdmin } from '../../../testing/factories.js';
import { buildShipped } from '../../../testing/orders/returns.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { OrderModel } from '../order.model.js';
import { orderList } from './list-orders.js';

const api = useTestShop();

let token: string;
beforeEach(async () => {
  ({ token } = await buildAdmin());
});

/** An order of three lamps and a sofa that is being packed. */
async function buildPacked() {
  const { order, lines } = await buildShipped();
  await OrderModel.updateOne(
    { _id: order._id },
    { $set: { status: 'Processing' }, $pop: { history: 1 } },
  );
  const params = { orderId: order.id };
  const send = (...quantities: number[]) =>
    api.call(endpoints.addParcel, {
      token,
      params,
      body: {
        lines: quantities.map((quantity, index) => ({ line: lines[index] ?? '', quantity })),
        carrier: 'Swift',
        trackingNumber: 'TRACK-1',
      },
    });
  return { number: order.number, params, lines, send };
}

async function toPack() {
  const query = { status: 'waiting' as const };
  const { body } = await api.call(endpoints.listAllOrders, { token, query });
  expect((await api.call(endpoints.getOverview, { token })).body.toSend).toBe(body.length);
  return body.map(({ number }) => number);
}

it('an order is to be packed until its parcels have all of it, and again once one is removed', async () => {
  const { number, params, send } = await buildPacked();
  await send(2);
  expect(await toPack()).toEqual([number]);
  const { parcels = [] } = (await send(1, 1)).body.order;
  expect(await toPack()).toEqual([]);
  const parcelId = parcels.at(-1)?._id ?? '';
  await api.call(endpoints.removeParcel, { token, params: { ...params, parcelId } });
  expect(await toPack()).toEqual([number]);
});

it('an order is not to be packed once what is left of it is refunded and stays here', async () => {
  const { params, number, lines, send } = await buildPacked();
  await send(3);
  const refund = { lines: [{ line: lines[1], quantity: 1 }], restock: true };
  const call = {
    token,
    params: { number: String(number) },
    headers: { 'idempotency-key': params.orderId },
  };
  await api.call(endpoints.refundOrder, { ...call, body: refund });
  expect(await toPack()).toEqual([]);
});

it('an order is not to be packed once what is left of it is taken off', async () => {
  const { params, lines, send } = await buildPacked();
  await send(3);
  const sofa = { line: lines[1], quantity: 0, quantityBefore: 1 };
  await api.call(endpoints.editOrder, { token, params, body: { lines: [sofa] } });
  expect(await toPack()).toEqual([]);
});

it('reads none of the orders that are sent and keep their status', async () => {
  await buildPacked();
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
