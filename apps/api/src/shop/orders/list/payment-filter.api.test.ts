import { endpoints, PAYMENT_STATES, TOTAL_COUNT_HEADER, type PaymentState } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAdmin, buildOrder } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { OrderModel } from '../order.model.js';
import { paymentState } from '../payment-state.js';
import { paymentFilter } from './payment-filter.js';

const api = useTestShop();
const NOW = new Date();

/** What an order that is simply paid does not store. */
const STORED = PAYMENT_STATES.filter((state) => state !== 'paid');

/** Every combination of what an order may store of its payment. */
const RECORDS = [undefined, ...STORED].flatMap((state) =>
  [true, false].flatMap((success) =>
    [undefined, NOW].flatMap((leaseUntil) =>
      [undefined, NOW].map((cancelledAt) => ({
        success,
        provider: 'simulated',
        reference: null,
        ...(state && { state }),
        ...(leaseUntil && { leaseUntil }),
        ...(cancelledAt && { cancelledAt }),
      })),
    ),
  ),
);

describe('GET /auth/all-orders?payment=', () => {
  it('finds the orders whose payment is in a state, however they store it', async () => {
    const order = await buildOrder();
    await OrderModel.deleteMany({});
    await OrderModel.collection.insertMany(
      RECORDS.map((payment, index) => {
        const { id: number, ...stored } = { ...order, id: 5000 + index };
        const [_id, key] = [new OrderModel()._id, `key ${index}`];
        return { ...stored, _id, number, idempotencyKey: key, payment };
      }),
    );
    for (const state of PAYMENT_STATES) {
      const found = await OrderModel.find(paymentFilter(state)).lean();
      const expected = RECORDS.filter((payment) => paymentState(payment) === state);
      expect(new Set(found.map(({ payment }) => paymentState(payment))), state).toEqual(
        new Set([state]),
      );
      expect(found, state).toHaveLength(expected.length);
    }
  });

  it('finds what has gone back, in part, by a cancellation, or not at all', async () => {
    const refund = { amountCents: 100, at: NOW, items: [], key: 'r' };
    const cases = [
      [{ refunds: [{ ...refund, state: 'succeeded' }] }, true],
      [{ refunds: [{ ...refund, state: 'failed' }] }, false],
      [{ 'payment.cancelledAt': NOW }, true],
      [{ 'payment.cancelledAt': NOW, 'payment.leaseUntil': NOW }, false],
      [{}, false],
    ] as const;
    for (const [fields, isFound] of cases) {
      const { _id } = await buildOrder();
      await OrderModel.collection.updateOne({ _id }, { $set: { number: 7, ...fields } });
      const found = await OrderModel.exists({ _id, ...paymentFilter('with_refund') });
      expect(found !== null, JSON.stringify(fields)).toBe(isFound);
      await OrderModel.deleteOne({ _id });
    }
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

    it('refuses a state that there is not', async () => {
      const reply = await api.fetch('/api/v1/auth/all-orders?payment=lost', {
        headers: { Authorization: token },
      });
      expect(reply.status).toBe(400);
    });
  });

  it('reads an index for orders that are not simply paid', async () => {
    const plan = await OrderModel.find(paymentFilter('partially_refunded')).explain('queryPlanner');
    expect(JSON.stringify(plan)).toContain('payment.state_1');
  });
});
