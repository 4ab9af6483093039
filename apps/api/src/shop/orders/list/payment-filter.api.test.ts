import {
  endpoints,
  PAYMENT_FILTERS,
  PAYMENT_STATES,
  TOTAL_COUNT_HEADER,
  type PaymentFilter,
  type PaymentState,
} from '@shop/shared';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildAdmin, buildOrder } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { OrderModel } from '../order.model.js';
import { orderList } from './list-orders.js';
import { countByPayment, paymentFilter, paymentIndex } from './payment-filter.js';

const api = useTestShop();
const NOW = new Date();

/** An order with these fields, stored as they are. */
async function storeOrder(fields: object): Promise<string> {
  const { _id, id } = await buildOrder();
  await OrderModel.collection.updateOne({ _id }, { $set: fields });
  return id;
}

/** Orders of which one in fifty is disputed or refunded: of none, a database may as well scan the whole collection. */
function manyOrders() {
  return Array.from({ length: 500 }, (_, index) => ({
    idempotencyKey: `order-${index}`,
    createdAt: new Date(NOW.getTime() - index * 1000),
    payment: {
      state: PAYMENT_STATES[index % PAYMENT_STATES.length],
      ...(index % 50 === 0 && { paidCents: 1, hasRefund: true, disputes: [{ state: 'open' }] }),
    },
  }));
}

/** The filters that find few orders, each by an index of its own. */
const SELDOM = [
  'outstanding',
  'sent_unpaid',
  'paid_in_part',
  'to_return',
  'disputed',
  'with_refund',
] as const;

const foundBy = async (filter: PaymentFilter) =>
  (await OrderModel.find(paymentFilter(filter)).lean()).map(({ _id }) => _id.toHexString());

describe('GET /auth/all-orders?payment=', () => {
  it('finds the orders whose payment is in a state', async () => {
    const stored = new Map<PaymentFilter, string>();
    for (const state of PAYMENT_STATES)
      stored.set(state, await storeOrder({ 'payment.state': state }));
    for (const [state, id] of stored) expect(await foundBy(state), state).toEqual([id]);
  });

  it('counts what was cancelled before it was paid as not paid, whoever has cancelled it', async () => {
    const byBuyer = await storeOrder({ 'payment.state': 'cancelled', status: 'cancel' });
    const byShop = await storeOrder({ 'payment.state': 'pending', status: 'cancel' });
    const waiting = await storeOrder({ 'payment.state': 'pending' });
    expect((await foundBy('cancelled')).toSorted()).toEqual([byBuyer, byShop].toSorted());
    expect(await foundBy('pending')).toEqual([waiting]);
  });

  it('finds open disputes, and what has gone back in part or as a whole', async () => {
    const disputes = (state: string) => ({ 'payment.disputes': [{ id: state, state, at: NOW }] });
    const open = await storeOrder(disputes('open'));
    await storeOrder(disputes('won'));
    const back = await storeOrder({ 'payment.hasRefund': true });
    expect(await foundBy('disputed')).toEqual([open]);
    expect(await foundBy('with_refund')).toEqual([back]);
  });

  it('finds what is still to be paid, and what of it was sent without being paid', async () => {
    const states = { 'payment.state': 'expired' };
    await storeOrder({ ...states, status: 'cancel' });
    await storeOrder({ 'payment.state': 'pending', status: 'cancel' });
    const sent = await storeOrder({ ...states, status: 'Shipped' });
    const waiting = await storeOrder({ 'payment.state': 'pending' });
    expect((await foundBy('outstanding')).toSorted()).toEqual([sent, waiting].toSorted());
    expect(await foundBy('sent_unpaid')).toEqual([sent]);
  });

  it('finds what was sent for less than it costs, and nothing that was paid exactly or above', async () => {
    const { totalCents } = await OrderModel.findById(await storeOrder({}))
      .orFail()
      .lean();
    const paid = (paidCents: number) => ({
      'payment.state': 'paid',
      'payment.paidCents': paidCents,
    });
    const short = await storeOrder({ ...paid(totalCents - 1), status: 'Shipped' });
    await storeOrder(paid(totalCents + 1));
    await storeOrder({ ...paid(totalCents - 1), status: 'cancel' });
    await storeOrder({ ...paid(totalCents - 1), 'payment.state': 'refunded' });
    expect(await foundBy('paid_in_part')).toEqual([short]);
    expect(await foundBy('outstanding')).toEqual([]);
  });

  it('reads only what was sent, however many were given up and cancelled', async () => {
    const cancelled = manyOrders().map((order) => ({
      ...order,
      status: 'cancel',
      payment: { state: 'expired' },
    }));
    await OrderModel.collection.insertMany(cancelled);
    await storeOrder({ status: 'Shipped', 'payment.state': 'expired' });
    const { filter, hint } = await orderList({ payment: 'sent_unpaid', sort: 'newest' }, 'UTC');
    const plan = await OrderModel.find(filter, null, { hint }).explain('executionStats');
    expect(JSON.stringify(plan)).toMatch(/"totalDocsExamined":1\b/);
    expect(await countByPayment('sent_unpaid')).toBe(1);
  });

  describe('in the list', () => {
    let token: string;
    beforeEach(async () => {
      ({ token } = await buildAdmin());
    });

    const numbersFor = async (query: { payment: PaymentState; search?: string }) => {
      const { body, headers } = await api.call(endpoints.listAllOrders, { token, query });
      expect(Number(headers.get(TOTAL_COUNT_HEADER))).toBe(body.length);
      return body.map(({ number }) => number);
    };

    it('combines with a search', async () => {
      const [one, other] = [await buildOrder(), await buildOrder()];
      const $set = { 'payment.state': 'refunded' };
      await OrderModel.updateMany({}, { $set });
      const third = await buildOrder();
      expect(await numbersFor({ payment: 'refunded' })).toEqual([other.number, one.number]);
      expect(await numbersFor({ payment: 'paid' })).toEqual([third.number]);
      const search = String(one.number);
      expect(await numbersFor({ payment: 'refunded', search })).toEqual([one.number]);
      expect(await numbersFor({ payment: 'paid', search: 'ada' })).toEqual([third.number]);
    });

    it('is read and counted by the index of the few that it finds', async () => {
      const calls = [
        vi.spyOn(OrderModel.collection, 'find'),
        vi.spyOn(OrderModel.collection, 'countDocuments'),
      ];
      for (const payment of SELDOM) {
        await api.call(endpoints.listAllOrders, { token, query: { payment } });
        for (const call of calls)
          expect(call.mock.lastCall?.[1]?.hint).toEqual(paymentIndex(payment));
      }
    });

    it('refuses a state that there is not', async () => {
      const reply = await api.fetch('/api/v1/auth/all-orders?payment=lost', {
        headers: { Authorization: token },
      });
      expect(reply.status).toBe(400);
    });
  });

  it.each(PAYMENT_FILTERS)('reads no order of another kind for %s', async (payment) => {
    await OrderModel.collection.insertMany(manyOrders());
    const { filter, sort, hint } = await orderList({ payment, sort: 'newest' }, 'UTC');
    const counted = OrderModel.find(filter, null, { ...(hint && { hint }) });
    for (const query of [counted, counted.clone().sort(sort).limit(20)]) {
      const plan = JSON.stringify(await query.explain('queryPlanner'));
      expect(plan).toMatch(
        /"indexName":"payment\.(state_1_(createdAt_-1__id_-1|status_1)|paidCents_1|disputes\.state_1|hasRefund_1)"/,
      );
      expect(plan).not.toContain('"stage":"COLLSCAN"');
    }
  });
});
