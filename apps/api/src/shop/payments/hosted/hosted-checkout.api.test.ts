import { NotYetError } from '@shop/mongo/jobs';
import { randomUUID } from 'node:crypto';
import { JobModel } from '@shop/mongo/jobs';
import { endpoints } from '@shop/shared';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAdmin } from '../../../testing/factories.js';
import { stockOf } from '../../../testing/orders/checkouts.js';
import { FakeHosted } from '../../../testing/orders/hosted-payments.js';
import { buildOrderRequest } from '../../../testing/orders/payments.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { cancelWaiting } from '../../checkout/cancel/cancel-waiting.js';
import { cancelOrder } from '../../checkout/cancel/cancel-order.js';
import { placeOrder } from '../../checkout/place-order.js';
import { findDisagreements } from '../../order-checks/index.js';
import { InvoiceModel, OrderModel, type OrderRecord } from '../../orders/index.js';
import { paidLaterBy, paymentMethods } from '../payment-methods.js';
import { handleRefund } from '../refunds/carry-out-refund.js';
import { simulatedPayments } from '../simulated.js';
import { handleExpiry } from '../unpaid/expiry.js';
import { settleHosted } from './settle-hosted.js';
import { handleStart } from './start-later.js';
import { startHosted } from './start-hosted.js';

const api = useTestShop();

const BY_PAGE = { manualMethods: [], cardCharged: 'checkout' as const };

let provider: FakeHosted;
const hosted = () => ({ provider, origin: 'https://shop.test' });

beforeEach(() => {
  provider = new FakeHosted();
});

/** An order that is to be paid on the provider's page. */
async function buildUnpaid() {
  const { id: productId, request } = await buildOrderRequest();
  const paidLater = paidLaterBy(
    'stripe',
    { payments: simulatedPayments, hosted: hosted() },
    BY_PAGE,
  );
  const asked = { ...request, paidLater, idempotencyKey: randomUUID() };
  const place = async () => (await placeOrder(asked, simulatedPayments)).order;
  const order = await startHosted(await place(), hosted());
  return { productId, buyer: request.buyer._id, order, id: order._id.toHexString(), place };
}

const jobOf = (order: OrderRecord) => ({ data: { order: order._id.toHexString() } }) as never;
const expire = (order: OrderRecord) => handleExpiry(hosted())(jobOf(order));
const stored = async (order: OrderRecord) => {
  const { status, payment } = (await OrderModel.findById(order._id).lean()) ?? order;
  return [status, payment.state, payment.success];
};

describe('an order that is paid on the page of a provider', () => {
  it('is still cancelled when it was sent unpaid, and its status set back after its time', async () => {
    const { order } = await buildUnpaid();
    await OrderModel.updateOne({ _id: order._id }, { $set: { status: 'Shipped' } });
    await expect(expire(order)).rejects.toThrow(NotYetError);
    await OrderModel.updateOne({ _id: order._id }, { $set: { status: 'Processing' } });
    await expire(order);
    expect(await stored(order)).toEqual(['cancel', 'expired', false]);
  });

  it('has its invoice taken back when it is cancelled after it was sent unpaid and came back', async () => {
    const { order } = await buildUnpaid();
    const { token } = await buildAdmin();
    for (const status of ['Shipped', 'Processing'] as const)
      await api.call(endpoints.updateOrderStatus, {
        token,
        params: { orderId: order._id.toHexString() },
        body: { status },
      });
    await expire(order);
    expect(await stored(order)).toEqual(['cancel', 'expired', false]);
    const documents = await InvoiceModel.find({ order: order._id }).sort({ _id: 1 }).lean();
    expect(documents.map(({ kind, totalCents }) => [kind, totalCents])).toEqual([
      ['invoice', order.totalCents],
      ['credit-note', order.totalCents],
    ]);
    expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
  });

  it('is placed unpaid, with the address of the page, and placed once', async () => {
    const { order, place, productId } = await buildUnpaid();
    expect(await stored(order)).toEqual(['Not Process', 'pending', false]);
    expect(order.payment.url).toBe(`https://pay.test/${order.payment.reference ?? ''}`);
    expect((await place()).number).toBe(order.number);
    expect(await stockOf(productId)).toBe(3);
    expect(provider.started).toMatchObject([
      {
        amountCents: order.totalCents,
        idempotencyKey: `start:${order._id.toHexString()}`,
        returnUrl: expect.stringMatching(
          `^https://shop.test/.*/${order.number}\\?payment=return$`,
        ) as string,
      },
    ]);
  });

  it('is cancelled at once if the provider makes no page for it, and says why when it is sent again', async () => {
    provider.refusal = 'The amount is too small';
    const { order, place, productId } = await buildUnpaid();
    expect(await stored(order)).toEqual(['cancel', 'failed', false]);
    expect(await stockOf(productId)).toBe(5);
    await expect(place()).rejects.toThrow('The payment failed: The amount is too small');
    await expire(order);
    expect(await stockOf(productId)).toBe(5);
  });

  it('is cancelled when its time is over if the provider then refuses to make its page', async () => {
    provider.isDown = true;
    const { order, productId } = await buildUnpaid();
    Object.assign(provider, { isDown: false, refusal: 'The address is not valid' });
    await expire(order);
    expect(await stored(order)).toEqual(['cancel', 'failed', false]);
    expect(await stockOf(productId)).toBe(5);
  });

  it('expires when the provider answers again only after its time', async () => {
    provider.isDown = true;
    const { order, productId } = await buildUnpaid();
    Object.assign(provider, { isDown: false, isTooLate: true });
    await expire(order);
    expect(await stored(order)).toEqual(['cancel', 'expired', false]);
    expect(await stockOf(productId)).toBe(5);
    expect((await OrderModel.findById(order._id).lean())?.payment.refusal).toBeUndefined();
  });

  it('gets its page later if the provider does not answer', async () => {
    provider.isDown = true;
    const { order } = await buildUnpaid();
    expect(order.payment).toMatchObject({ state: 'pending', reference: null });
    await expect(handleStart(hosted())(jobOf(order))).rejects.toThrow();
    provider.isDown = false;
    await expect(handleStart(hosted())(jobOf(order))).rejects.toThrow('not due');
    expect((await OrderModel.findById(order._id).lean())?.payment.url).toBeDefined();
  });

  it('is paid although neither its buyer nor a word of the provider comes back', async () => {
    const { order, id } = await buildUnpaid();
    const look = () => handleStart(hosted())(jobOf(order));
    await expect(look()).rejects.toThrow('not due');
    provider.pay(id, order.totalCents);
    await look();
    expect(await stored(order)).toEqual(['Not Process', 'paid', true]);
    await look();
  });

  it('is paid once, however often and in whatever order the shop hears of it', async () => {
    const { order, id } = await buildUnpaid();
    const heard = (event: string) => settleHosted(order._id, provider, { cause: 'webhook', event });
    await heard('evt_0');
    expect(await stored(order)).toEqual(['Not Process', 'pending', false]);
    provider.pay(id, order.totalCents);
    await Promise.all(['evt_1', 'evt_2', 'evt_1', 'evt_3'].map(heard));
    await expire(order);
    expect(await stored(order)).toEqual(['Not Process', 'paid', true]);
    const paid = await OrderModel.findById(order._id).lean();
    expect(paid?.payment.changes).toMatchObject([{ state: 'paid', cause: 'webhook' }]);
    expect(paid?.payment).toMatchObject({ charge: `pi_${id}` });
    expect(paid?.payment.url).toBeUndefined();
    const mails = await JobModel.countDocuments({ key: /^mail:orderReceived/ });
    expect(mails).toBe(1);
  });

  it('is cancelled once when its time is over, with the page closed first and its stock returned', async () => {
    const { order, productId, id } = await buildUnpaid();
    await Promise.all([expire(order), expire(order), expire(order)]);
    expect(await stored(order)).toEqual(['cancel', 'expired', false]);
    expect(await stockOf(productId)).toBe(5);
    expect(await provider.look(`cs_${id}`)).toMatchObject({ state: 'expired' });
    const { history } = (await OrderModel.findById(order._id).lean()) ?? order;
    expect(history.map(({ status }) => status)).toEqual(['Not Process', 'cancel']);
  });

  it('of which a part was sent keeps its pieces and its status when its page ends unpaid', async () => {
    const { order, id, productId } = await buildUnpaid();
    const [line] = order.lines;
    const parcel = {
      _id: new Types.ObjectId(),
      lines: [{ line: line?._id, quantity: 1 }],
      carrier: 'UPS',
      trackingNumber: '1Z',
      at: new Date(),
    };
    await OrderModel.updateOne({ _id: order._id }, { $set: { parcels: [parcel] } });
    provider.set(id, { state: 'expired' });
    await settleHosted(order._id, provider, { cause: 'poll' });
    expect(await stored(order)).toEqual(['Not Process', 'expired', false]);
    expect(await stockOf(productId)).toBe(3);
    expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
  });

  it('waits while the money is on its way, and while the provider does not answer', async () => {
    const { order, id, productId } = await buildUnpaid();
    provider.isDown = true;
    await expect(expire(order)).rejects.toThrow('no answer');
    provider.isDown = false;
    provider.set(id, { amountCents: order.totalCents });
    await expect(expire(order)).rejects.toThrow('not due');
    expect([await stored(order), await stockOf(productId)]).toEqual([
      ['Not Process', 'pending', false],
      3,
    ]);
    provider.pay(id, order.totalCents);
    await expire(order);
    expect(await stored(order)).toEqual(['Not Process', 'paid', true]);
  });

  it('is closed at the provider even if the shop never learned the address of its page', async () => {
    provider.isDown = true;
    const { order, id } = await buildUnpaid();
    provider.isDown = false;
    await expire(order);
    expect(await stored(order)).toEqual(['cancel', 'expired', false]);
    expect(await provider.look(`cs_${id}`)).toMatchObject({ state: 'expired' });
  });

  it('is cancelled by its buyer, unless it turns out to be paid', async () => {
    const [one, other] = [await buildUnpaid(), await buildUnpaid()];
    const cancelled = await cancelWaiting(one.order, one.buyer, hosted());
    expect(cancelled?.payment.state).toBe('cancelled');
    expect([await stored(one.order), await stockOf(one.productId)]).toEqual([
      ['cancel', 'cancelled', false],
      5,
    ]);
    provider.pay(other.id, other.order.totalCents);
    expect(await cancelWaiting(other.order, other.buyer, hosted())).toBeUndefined();
    expect(await stored(other.order)).toEqual(['Not Process', 'paid', true]);
  });

  it('that is paid after its time is recorded, returned in full by itself, and not revived', async () => {
    const { order, id, productId } = await buildUnpaid();
    await expire(order);
    provider.pay(id, order.totalCents);
    const hear = () => settleHosted(order._id, provider, { cause: 'webhook' });
    await Promise.all([hear(), hear()]);
    expect(await stored(order)).toEqual(['cancel', 'paid', true]);
    const refunds = (await OrderModel.findById(order._id).lean())?.refunds ?? [];
    expect(refunds).toMatchObject([{ cause: 'late', amountCents: order.totalCents }]);
    const job = { data: { order: id, refund: refunds[0]?._id.toHexString() } } as never;
    const refund = handleRefund({ payments: simulatedPayments, hosted: hosted() });
    await Promise.all([refund(job), refund(job)]);
    await hear();
    expect(await stored(order)).toEqual(['cancel', 'refunded', true]);
    expect([...provider.refunds.values()]).toMatchObject([
      { charge: `pi_${id}`, amountCents: order.totalCents },
    ]);
    expect(await stockOf(productId)).toBe(5);
  });

  it('is returned once when its buyer cancels it', async () => {
    const { order, id, buyer, productId } = await buildUnpaid();
    provider.pay(id, order.totalCents);
    await settleHosted(order._id, provider, { cause: 'return' });
    const cancel = () =>
      cancelOrder(order._id, buyer, { payments: simulatedPayments, hosted: hosted() });
    await Promise.all([cancel(), cancel()]);
    expect(await stored(order)).toEqual(['cancel', 'refunded', true]);
    expect(provider.refunds.size).toBe(1);
    expect(await stockOf(productId)).toBe(5);
  });

  it('of an unknown number is nothing to the shop', async () => {
    expect(
      await settleHosted(new Types.ObjectId(), provider, { cause: 'webhook' }),
    ).toBeUndefined();
  });
});

describe('the ways to pay', () => {
  it('are simulated until there is a provider, and the shop’s own module stays', () => {
    const own = { ...simulatedPayments, name: 'own' };
    const ids = (payments: typeof own, isHosted: boolean) =>
      paymentMethods({ payments, ...(isHosted && { hosted: hosted() }) }, BY_PAGE).map(
        ({ id }) => id,
      );
    expect(ids(simulatedPayments, false)).toEqual(['simulated']);
    expect(ids(simulatedPayments, true)).toEqual(['stripe']);
    expect(ids(own, true)).toEqual(['own', 'stripe']);
    expect(() => paidLaterBy('stripe', { payments: own }, BY_PAGE)).toThrow('not offered');
  });
});
