import { endpoints } from '@shop/shared';
import { beforeEach, expect, it } from 'vitest';
import { buildAdmin, buildOrder, buildUser } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { OrderModel } from '../order.model.js';
import { paymentFilter } from './payment-filter.js';

const api = useTestShop();
const NOW = new Date();

let token: string;
beforeEach(async () => {
  ({ token } = await buildAdmin());
});

/** An order with these fields, stored as they are. */
async function storeOrder(fields: object): Promise<string> {
  const { _id, id } = await buildOrder();
  await OrderModel.collection.updateOne({ _id }, { $set: fields });
  return id;
}

/** An order that was paid by bank transfer. */
async function buildTransferred() {
  const buyer = await buildUser();
  const order = await buildOrder({ buyer });
  const $set = { 'payment.provider': 'manual:bank-transfer', 'payment.reference': null };
  await OrderModel.updateOne({ _id: order._id }, { $set });
  const input = { token: buyer.token, params: { number: String(order.number) } };
  return { order, input, paid: order.totalCents / 100 };
}

const listed = async () =>
  (await api.call(endpoints.listAllOrders, { token, query: { payment: 'to_return' } })).body.map(
    ({ number, payment }) => ({ number, kept: payment.kept }),
  );

it('finds what was cancelled while the shop has its money, until that went back or is about to', async () => {
  const cancelled = { status: 'cancel', totalCents: 5_000, 'payment.state': 'paid' };
  const refund = (state: string, fields: object = {}) => ({
    refunds: [{ state, amountCents: 1_000, parts: [], at: NOW, ...fields }],
  });
  const deducted = (at: Date) => refund('succeeded', { parts: [{ deductedCents: 300 }, {}], at });
  const [before, after] = [new Date(0), new Date(NOW.getTime() + 60_000)];
  const disputes = (state: string, fields = {}) => ({
    'payment.disputes': [{ state, amountCents: 1, reason: 'fraudulent', ...fields }],
  });
  const allReturned = { 'payment.isAllReturned': true };
  const part = { 'payment.state': 'partially_refunded' };
  const owed = [
    {},
    { 'payment.state': 'overpaid', 'payment.paidCents': 6_000 },
    { ...refund('succeeded'), ...part },
    { ...deducted(before), ...part },
    refund('failed'),
    // Refused when the order was cancelled, after a refund with a deduction.
    { refunds: [...deducted(before).refunds, ...refund('failed', { at: after }).refunds], ...part },
    disputes('won'),
    disputes('lost'),
    disputes('open', { isInquiry: true }),
    disputes('open', { currency: 'eur' }),
  ];
  const others = [
    { status: 'Shipped' },
    { 'payment.state': 'refunded' },
    { 'payment.state': 'authorized' },
    refund('requested'),
    { ...deducted(after), ...part },
    disputes('open'),
    { ...disputes('lost', { amountCents: 5_000 }), ...allReturned },
    {
      ...disputes('lost', { amountCents: 4_000 }),
      ...refund('succeeded'),
      ...part,
      ...allReturned,
    },
  ];
  const ids = [];
  for (const fields of owed) ids.push(await storeOrder({ ...cancelled, ...fields }));
  for (const fields of others) await storeOrder({ ...cancelled, ...fields });
  const found = await OrderModel.find(paymentFilter('to_return')).lean();
  expect(found.map(({ _id }) => _id.toHexString()).toSorted()).toEqual(ids.toSorted());
  const { body } = await api.call(endpoints.listAllOrders, {
    token,
    query: { status: 'cancel' },
  });
  const kept = body.filter(({ payment }) => payment.kept !== undefined);
  expect(kept.map(({ _id }) => _id).toSorted()).toEqual(ids.toSorted());
});

it('lists what a shopper cancels that was paid by bank transfer, until it is refunded', async () => {
  const { order, input, paid } = await buildTransferred();
  expect(await listed()).toEqual([]);
  await api.call(endpoints.cancelMyOrder, input);
  expect(await listed()).toEqual([{ number: order.number, kept: paid }]);
  expect((await api.call(endpoints.getOverview, { token })).body.toReturn).toBe(1);
  const refund = { token, params: input.params, headers: { 'idempotency-key': 'once' } };
  await api.call(endpoints.refundOrder, { ...refund, body: { all: true, deduction: 1 } });
  expect(await listed()).toEqual([]);
});

it('lists what a shopper withdraws from that was paid by bank transfer', async () => {
  const { order, input, paid } = await buildTransferred();
  await api.call(endpoints.withdrawFromOrder, { ...input, body: {} });
  expect(await listed()).toEqual([{ number: order.number, kept: paid }]);
});

it('lists what an administrator cancels, and lists no more what is placed again', async () => {
  const { id: orderId, number, totalCents } = await buildOrder();
  const set = (status: 'cancel' | 'Processing') =>
    api.call(endpoints.updateOrderStatus, { token, params: { orderId }, body: { status } });
  await set('cancel');
  expect(await listed()).toEqual([{ number, kept: totalCents / 100 }]);
  await set('Processing');
  expect(await listed()).toEqual([]);
});
