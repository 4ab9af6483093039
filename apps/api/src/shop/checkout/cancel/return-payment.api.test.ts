import { JobModel, workOffNext } from '@shop/mongo/jobs';
import { endpoints } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import { buildAdmin } from '../../../testing/factories.js';
import { mailsOf, sendMails } from '../../../testing/mail/mails.js';
import { stockOf } from '../../../testing/orders/checkouts.js';
import {
  accept,
  buildOrderRequest,
  buildProvider,
  endLeases,
  fail,
  refuse,
} from '../../../testing/orders/payments.js';
import { buildWebhook } from '../../../testing/programs/webhooks.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { OrderModel } from '../../orders/index.js';
import { handleRefund, REFUND_TOPIC, type PaymentProvider } from '../../payments/index.js';
import { recoverPayments } from '../../payments/settle/recover-payments.js';
import { ANNOUNCEMENT_TOPIC } from '../../webhooks/index.js';
import { placeOrder } from '../place-order.js';
import { cancelOrder } from './cancel-order.js';

const api = useTestShop();

/** A paid order that its buyer cancels, while the provider answers like this. */
async function buildCancelled(given: Partial<PaymentProvider> = {}) {
  const { id: productId, request } = await buildOrderRequest();
  const answering = buildProvider(accept);
  const { order } = await placeOrder(request, answering.provider);
  const payments = { ...answering.provider, ...given };
  const cancelled = await cancelOrder(order._id, request.buyer._id, { payments });
  return { ...answering, productId, request, order, cancelled };
}

const refusing = { refund: () => Promise.resolve(refuse()) };

const storedState = async () => {
  const stored = await OrderModel.findOne().lean();
  return stored && [stored.status, stored.payment.state, stored.payment.success];
};

/** Works off the refunds, as if the time that they wait had passed. */
async function refundNow(payments: PaymentProvider): Promise<void> {
  const handlers = { [REFUND_TOPIC]: handleRefund({ payments }) };
  await JobModel.updateMany({ state: 'due' }, { $set: { dueAt: new Date(0) } });
  while (await workOffNext(handlers, { failed: () => undefined }, { only: [REFUND_TOPIC] }));
}

const refundTasks = () => JobModel.find({ topic: REFUND_TOPIC, state: 'dead' }).lean();

describe('the payment of an order that its buyer cancels', () => {
  it('is returned once, as a whole, by a refund', async () => {
    const { order, cancelled, refunds, request, provider } = await buildCancelled();
    expect(cancelled.payment.state).toBe('refunded');
    expect(cancelled.refunds).toMatchObject([{ state: 'succeeded', cause: 'cancellation' }]);
    await cancelOrder(order._id, request.buyer._id, { payments: provider });
    await refundNow(provider);
    const refund = cancelled.refunds?.[0]?._id.toHexString() ?? '';
    expect(refunds).toEqual([
      {
        order: order._id.toHexString(),
        amountCents: order.totalCents,
        idempotencyKey: `refund:${order._id.toHexString()}:${refund}`,
        reference: 'ref-1',
      },
    ]);
    expect(await refundTasks()).toEqual([]);
  });

  it('is told to its buyer by mail, and to other programs', async () => {
    await buildWebhook({ events: ['refund.succeeded'] });
    await buildCancelled();
    expect(await JobModel.countDocuments({ topic: ANNOUNCEMENT_TOPIC })).toBe(1);
    await sendMails();
    expect(await mailsOf('orderCancelled')).toHaveLength(1);
    expect(await mailsOf('orderRefunded')).toHaveLength(1);
  });

  it('is returned later, after a crash or while the provider does not answer', async () => {
    const { cancelled, provider, refunds, productId } = await buildCancelled({ refund: fail });
    expect(cancelled.payment.state).toBe('cancelling');
    expect(await storedState()).toEqual(['cancel', 'cancelling', true]);
    expect(await stockOf(productId)).toBe(5);
    await refundNow({ ...provider, refund: fail });
    expect(refunds).toHaveLength(0);
    await Promise.all([refundNow(provider), refundNow(provider)]);
    await refundNow(provider);
    expect(new Set(refunds.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(await storedState()).toEqual(['cancel', 'refunded', true]);
    expect(await stockOf(productId)).toBe(5);
  });

  it('is not taken again by an instance that was slow to learn that it was paid', async () => {
    const { id: productId, request } = await buildOrderRequest();
    let answer: () => void = () => undefined;
    const slow = buildProvider(async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return accept();
    });
    const placing = placeOrder(request, slow.provider);
    await expect.poll(() => slow.authorisations.length).toBe(1);
    await endLeases();
    const { provider } = buildProvider(accept);
    await recoverPayments(provider);
    const order = await OrderModel.findOne().orFail();
    const payments = { ...provider, refund: fail };
    await cancelOrder(order._id, request.buyer._id, { payments });
    answer();
    await expect(placing).rejects.toMatchObject({
      status: 409,
      message: `Order ${order.number} was paid, and has been cancelled since.`,
    });
    expect(await storedState()).toEqual(['cancel', 'cancelling', true]);
    expect(await stockOf(productId)).toBe(5);
  });

  it('waits for its own provider when the shop has another one now', async () => {
    const { cancelled, refunds } = await buildCancelled({ name: 'another' });
    expect(cancelled.payment.state).toBe('cancelling');
    expect(refunds).toHaveLength(0);
  });

  it('is returned under its first key if an earlier build has begun to', async () => {
    const { provider, refunds, order } = await buildCancelled({ refund: fail });
    await JobModel.deleteMany({ topic: REFUND_TOPIC });
    const leaseUntil = new Date(1);
    const begun = { success: false, cancelledAt: new Date(), leaseUntil, returnCents: 500 };
    await OrderModel.updateOne(
      {},
      {
        $set: Object.fromEntries(Object.entries(begun).map(([k, v]) => [`payment.${k}`, v])),
        $unset: { refunds: 1 },
      },
    );
    await Promise.all([recoverPayments(provider), recoverPayments(provider)]);
    await refundNow(provider);
    const amountCents = order.totalCents;
    const idempotencyKey = `refund:${order._id.toHexString()}`;
    expect(refunds).toMatchObject([{ amountCents, idempotencyKey }]);
    expect(await storedState()).toEqual(['cancel', 'refunded', true]);
  });
});

describe('the return of a cancelled order’s payment that the provider refuses', () => {
  it('leaves the order paid, tells the shop, and waits among the tasks', async () => {
    const { cancelled } = await buildCancelled(refusing);
    expect(cancelled.payment.state).toBe('paid');
    const { token } = await buildAdmin();
    const { body } = await api.call(endpoints.getOverview, { token });
    expect(body.failedTasks).toBe(1);
    const { jobs } = (await api.call(endpoints.listJobs, { token })).body;
    const reason = `order ${cancelled.number} was refused: card declined`;
    expect(jobs).toContainEqual(
      expect.objectContaining({
        state: 'dead',
        lastError: expect.stringContaining(reason) as string,
      }),
    );
    await sendMails();
    const [mail, ...others] = await mailsOf('refundRefused');
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`The refund of order ${cancelled.number} was refused`);
    expect(mail?.text).toContain('card declined');
  });

  it('is not forgotten by the worker that learned of it', async () => {
    const { provider } = await buildCancelled({ refund: fail });
    await refundNow({ ...provider, ...refusing });
    expect(await refundTasks()).toMatchObject([{ state: 'dead' }]);
  });

  it('can be repeated from there, and refused again', async () => {
    const { provider, refunds } = await buildCancelled(refusing);
    const { token } = await buildAdmin();
    const repeat = async () => {
      const [task] = await refundTasks();
      const params = { id: task?._id.toHexString() ?? '' };
      await api.call(endpoints.repeatJob, { token, params });
    };
    await repeat();
    await refundNow({ ...provider, ...refusing });
    expect(await refundTasks()).toMatchObject([{ state: 'dead' }]);
    await repeat();
    await refundNow(provider);
    expect(await refundTasks()).toEqual([]);
    expect(refunds).toHaveLength(1);
    expect(await storedState()).toEqual(['cancel', 'refunded', true]);
  });

  it('stays among the tasks while the buyer disputes the payment, and is returned if the shop wins', async () => {
    const { provider, refunds } = await buildCancelled(refusing);
    const { token } = await buildAdmin();
    const dispute = { id: 'dp_1', amountCents: 100, reason: 'fraudulent', at: new Date() };
    const decide = (state: 'open' | 'won') =>
      OrderModel.updateOne({}, { 'payment.disputes': [{ ...dispute, state }] });
    await decide('open');
    const [task] = await refundTasks();
    const params = { id: task?._id.toHexString() ?? '' };
    await api.call(endpoints.repeatJob, { token, params });
    await refundNow(provider);
    const left = await JobModel.findById(task?._id).lean();
    expect(left?.lastError).toContain('The buyer disputes this payment at the bank');
    expect(refunds).toEqual([]);
    await decide('won');
    await refundNow(provider);
    expect(await JobModel.exists({ _id: task?._id })).toBeNull();
    expect(await storedState()).toEqual(['cancel', 'refunded', true]);
  });

  it('leaves the tasks once an administrator has refunded all of it', async () => {
    const { order, provider } = await buildCancelled({ name: 'simulated', ...refusing });
    await OrderModel.updateOne({ _id: order._id }, { 'payment.provider': 'simulated' });
    await refundNow({ ...provider, name: 'simulated', ...refusing });
    const { token } = await buildAdmin();
    const refund = (body: object, key: string) =>
      api.call(endpoints.refundOrder, {
        token,
        params: { number: String(order.number) },
        headers: { 'Idempotency-Key': key },
        body,
      });
    await refund({ amount: 1 }, 'some');
    expect(await refundTasks()).toMatchObject([{ state: 'dead' }]);
    await refund({ all: true }, 'rest');
    expect(await refundTasks()).toEqual([]);
  });
});
