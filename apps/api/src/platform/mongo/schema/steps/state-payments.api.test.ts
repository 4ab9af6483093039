import mongoose, { Types } from 'mongoose';
import { expect, it } from 'vitest';
import { OrderModel } from '../../../../shop/orders/index.js';
import { buildOrder } from '../../../../testing/factories.js';
import { useTestShop } from '../../../../testing/test-shop.js';
import { statePayments } from './state-payments.js';

useTestShop();

const NOW = new Date();
const lease = { leaseUntil: NOW };
const cancelled = { cancelledAt: NOW };
const refund = (state: string) => ({ refunds: [{ state }] });

/** What an order stored before the step of its payment, and perhaps its refunds; what it stores after it. */
const CASES: [payment: object, state: string, hasRefund?: true, rest?: object][] = [
  [{ success: true }, 'paid'],
  [{ success: false, ...lease }, 'pending'],
  [{ success: false }, 'failed'],
  [{ success: false, ...cancelled, ...lease }, 'cancelling'],
  [{ success: false, ...cancelled }, 'refunded', true],
  [{ success: false, state: 'pending' }, 'pending'],
  [{ success: true, state: 'partially_refunded' }, 'partially_refunded', true, refund('succeeded')],
  [{ success: false, state: 'partially_refunded', ...cancelled }, 'refunded', true],
  [{ success: true, state: 'overpaid' }, 'overpaid', undefined, refund('failed')],
  [{ success: true }, 'paid', true, refund('succeeded')],
];

async function run(): Promise<void> {
  const { db } = mongoose.connection;
  if (db) await statePayments.run(db);
}

it('writes the state of each payment as it read before, and changes nothing when it runs again', async () => {
  const { id, ...order } = await buildOrder();
  await OrderModel.deleteMany({});
  await OrderModel.collection.insertMany(
    CASES.map(([payment, , , rest], index) => ({
      ...order,
      _id: new Types.ObjectId(),
      number: index,
      idempotencyKey: `${id} ${index}`,
      payment,
      ...rest,
    })),
  );
  await run();
  const stored = () => OrderModel.find().sort({ number: 1 }).lean();
  const upgraded = await stored();
  expect(upgraded.map(({ payment }) => [payment.state, payment.hasRefund])).toEqual(
    CASES.map(([, state, hasRefund]) => [state, hasRefund]),
  );
  await run();
  expect(await stored()).toEqual(upgraded);
});

it('drops the index of states alone, and no other', async () => {
  const orders = mongoose.connection.collection('orders');
  const names = async () => (await orders.indexes()).map(({ name }) => name).sort();
  const present = await names();
  await orders.createIndex({ 'payment.state': 1 }, { sparse: true }, {});
  await run();
  expect(await names()).toEqual(present);
});
