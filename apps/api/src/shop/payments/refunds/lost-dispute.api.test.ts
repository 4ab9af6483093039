import { inTransaction } from '@shop/mongo';
import { beforeEach, describe, expect, it } from 'vitest';
import { accept, buildOrderRequest, buildProvider } from '../../../testing/orders/payments.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { cancelOrder } from '../../checkout/cancel/cancel-order.js';
import { placeOrder } from '../../checkout/place-order.js';
import { findDisagreements } from '../../order-checks/index.js';
import { moneyToReturn, noteAllReturned, OrderModel, surplusLeft } from '../../orders/index.js';
import { carryOutRefund } from './carry-out-refund.js';
import { writeRefund } from './write-refund.js';

useTestShop();

const { provider, refunds } = buildProvider(accept);

beforeEach(() => {
  refunds.length = 0;
});

/** An order of $50, of which the bank has returned an amount. */
async function buildLost(amountCents: number) {
  const { request } = await buildOrderRequest(2);
  const { order } = await placeOrder(request, provider);
  const lost = { id: 'dp_1', state: 'lost', amountCents, reason: 'fraudulent', at: new Date() };
  await OrderModel.updateOne({ _id: order._id }, { $set: { 'payment.disputes': [lost] } });
  await inTransaction((session) => noteAllReturned(order._id, session));
  const refund = async (wanted: object) => {
    const asked = { wanted, cause: 'administrator' } as const;
    const written = await inTransaction((session) => writeRefund(order._id, asked, session));
    return carryOutRefund(order._id, written.refund._id, { payments: provider });
  };
  const cancel = () => cancelOrder(order._id, request.buyer._id, { payments: provider });
  return { order, refund, cancel };
}

const returned = () => refunds.map(({ amountCents }) => amountCents);
const toReturn = async () => (await moneyToReturn(5)).orders.map(({ cents }) => cents);

describe('a dispute about a part of an order that was lost', () => {
  it('leaves the rest to be returned by itself when the buyer cancels', async () => {
    const { cancel } = await buildLost(20_00);
    await cancel();
    expect(returned()).toEqual([30_00]);
    expect(await toReturn()).toEqual([]);
    expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
  });

  it('leaves the rest to be refunded by hand, less a deduction', async () => {
    const { refund } = await buildLost(20_00);
    await expect(refund({ amount: 30.01 })).rejects.toThrow('more than what is left');
    await refund({ all: true, deduction: 5 });
    expect(returned()).toEqual([25_00]);
  });

  it('leaves the rest among what is to be returned', async () => {
    const { order } = await buildLost(20_00);
    await OrderModel.updateOne({ _id: order._id }, { $set: { status: 'cancel' } });
    expect(await toReturn()).toEqual([30_00]);
  });

  it('takes from what was paid above the total only what exceeds the rest of it', async () => {
    const { order } = await buildLost(52_00);
    await OrderModel.updateOne({ _id: order._id }, { $set: { 'payment.paidCents': 55_00 } });
    const stored = await OrderModel.findById(order._id).orFail().lean();
    expect(surplusLeft(stored)).toBe(3_00);
  });
});

it('a dispute about all of it that was lost leaves nothing to refund', async () => {
  const { refund, cancel } = await buildLost(50_00);
  await expect(refund({ all: true })).rejects.toThrow('There is nothing left to refund.');
  await cancel();
  expect(returned()).toEqual([]);
  expect(await toReturn()).toEqual([]);
  expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
});
