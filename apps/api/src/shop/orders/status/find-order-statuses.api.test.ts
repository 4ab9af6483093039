import { endpoints } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAdmin, buildOrder } from '../../../testing/factories.js';
import { buildPacked } from '../../../testing/orders/packed.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { OrderModel } from '../order.model.js';

const api = useTestShop();
let token: string;

beforeEach(async () => {
  ({ token } = await buildAdmin());
});

describe('GET /auth/order-statuses', () => {
  it('has all orders that a filter of the list matches, also those of later pages', async () => {
    const orders = [await buildOrder(), await buildOrder(), await buildOrder()];
    await OrderModel.updateOne({ _id: orders[1]?.id }, { status: 'Shipped' });
    const query = { status: 'waiting' };
    const { body } = await api.call(endpoints.listOrderStatuses, { token, query });
    expect(body).toEqual({
      success: true,
      total: 2,
      orders: [orders[2], orders[0]].map((order) => ({
        _id: order?.id,
        number: order?.number,
        status: 'Not Process',
        payment: { state: 'paid' },
      })),
    });
  });

  it('says how much of each order is in parcels', async () => {
    const all = await buildPacked(api, token);
    await all.send(3, 1);
    const part = await buildPacked(api, token);
    await part.send(2);
    const { body } = await api.call(endpoints.listOrderStatuses, { token });
    expect(body.orders.map(({ number, inParcels }) => [number, inParcels])).toEqual([
      [part.order.number, 'part'],
      [all.order.number, 'all'],
    ]);
  });

  it('says that all of an order is in parcels whose rest its buyer has withdrawn from', async () => {
    const { order, buyer, params, send } = await buildPacked(api, token);
    await send(3);
    const byHand = { 'payment.provider': 'manual:bank-transfer' };
    await OrderModel.updateOne({ _id: order._id }, { $set: byHand });
    const lines = [{ line: order.lines.at(-1)?._id.toHexString() ?? '', quantity: 1 }];
    await api.call(endpoints.withdrawFromOrder, { token: buyer.token, params, body: { lines } });
    const { body } = await api.call(endpoints.listOrderStatuses, { token });
    expect(body.orders).toMatchObject([{ inParcels: 'all' }]);
  });

  it('has the order, the sort and the moment of the list that they were selected in', async () => {
    const orders = [await buildOrder(), await buildOrder(), await buildOrder()];
    for (const [index, order] of orders.entries())
      await OrderModel.updateOne({ _id: order.id }, { createdAt: new Date(2026, 0, 1 + index) });
    const asOf = new Date(2026, 0, 2).toISOString();
    for (const sort of ['oldest', 'newest']) {
      const query = { sort, asOf };
      const { body } = await api.call(endpoints.listOrderStatuses, { token, query });
      const listed = (await api.call(endpoints.listAllOrders, { token, query })).body;
      expect(body.orders.map(({ number }) => number)).toEqual(listed.map(({ number }) => number));
      expect(body.orders).toHaveLength(2);
      expect(body.orders[0]?._id, sort).toBe(orders[sort === 'oldest' ? 0 : 1]?.id);
    }
  });

  it('stops at 5,000 orders and says how many there are', { timeout: 60_000 }, async () => {
    const { id } = await buildOrder();
    const { _id, ...order } = await OrderModel.findById(id).orFail().lean();
    const copies = Array.from({ length: 5_000 }, (_, index) => ({
      ...order,
      lines: [],
      number: order.number + index + 1,
      idempotencyKey: `${_id.toHexString()}-${index}`,
    }));
    await OrderModel.collection.insertMany(copies);
    const { body } = await api.call(endpoints.listOrderStatuses, { token });
    expect([body.orders.length, body.total]).toEqual([5_000, 5_001]);
    await OrderModel.updateOne({ _id: id }, { createdAt: new Date(0) });
    const query = { sort: 'oldest' };
    const oldest = await api.call(endpoints.listOrderStatuses, { token, query });
    expect(oldest.body.orders[0]?._id).toBe(id);
  });
});
