import { endpoints, LIMITS } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAdmin, buildOrder } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { OrderModel } from '../order.model.js';

const api = useTestShop();

let token: string;

beforeEach(async () => {
  ({ token } = await buildAdmin());
});

async function buildCosting(totalCents: number, fields = {}) {
  const order = await buildOrder();
  await OrderModel.updateOne({ _id: order._id }, { $set: { totalCents, ...fields } });
  return order;
}

async function sumsOf(query = {}) {
  return (await api.call(endpoints.sumOrders, { token, query })).body.sums;
}

describe('GET /auth/order-sums', () => {
  it('adds up what the orders cost, what came in and went back, and what is still to come', async () => {
    await buildCosting(10_00);
    const refund = { state: 'succeeded', amountCents: 5_10, parts: [], at: new Date() };
    await buildCosting(20_10, { refunds: [refund], 'payment.state': 'partially_refunded' });
    await buildCosting(20, { 'payment.state': 'pending', 'payment.success': false });
    expect(await sumsOf()).toEqual({
      orders: 3,
      total: 30.3,
      paid: 30.1,
      refunded: 5.1,
      outstanding: 0.2,
    });
  });

  it('adds up only what the filters leave', async () => {
    const found = await buildCosting(10_00, { status: 'Shipped' });
    await buildCosting(20_00);
    for (const query of [{ status: 'Shipped' }, { search: String(found.number) }])
      expect(await sumsOf(query)).toMatchObject({ orders: 1, total: 10 });
    expect(await sumsOf({ status: 'cancel' })).toMatchObject({ orders: 0, total: 0 });
  });

  it('adds up nothing if too many match', async () => {
    const { _id, number, ...order } = await buildOrder();
    expect({ _id, number }).toBeDefined();
    const copies = Array.from({ length: LIMITS.summedOrders }, (_, index) => ({
      ...order,
      number: 5_000 + index,
      idempotencyKey: `copy ${index}`,
    }));
    await OrderModel.collection.insertMany(copies);
    expect(await sumsOf()).toBeUndefined();
    expect(await sumsOf({ status: 'Shipped' })).toMatchObject({ orders: 0 });
  });
});
