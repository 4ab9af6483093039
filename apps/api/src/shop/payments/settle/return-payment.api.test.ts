import { JobModel } from '@shop/mongo/jobs';
import { describe, expect, it } from 'vitest';
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
import { cancelOrder } from '../../checkout/cancel/cancel-order.js';
import { placeOrder } from '../../checkout/place-order.js';
import { OrderModel } from '../../orders/index.js';
import { ANNOUNCEMENT_TOPIC } from '../../webhooks/index.js';
import type { PaymentProvider } from '../payment-provider.js';
import { recoverPayments } from './recover-payments.js';

useTestShop();

/** A paid order that its buyer cancels, while the provider answers like this. */
async function buildCancelled(given: Partial<PaymentProvider> = {}) {
  const { id: productId, request } = await buildOrderRequest();
  const answering = buildProvider(accept);
  const { order } = await placeOrder(request, answering.provider);
  const provider = { ...answering.provider, ...given };
  const cancelled = await cancelOrder(order._id, request.buyer._id, provider);
  return { ...answering, productId, request, order, cancelled };
}

const storedState = async () => {
  const stored = await OrderModel.findOne().lean();
  return stored && [stored.status, stored.payment.state, stored.payment.success];
};

describe('the payment of an order that its buyer cancels', () => {
  it('is returned once, as a whole, under a key of its own', async () => {
    const { order, cancelled, refunds, request, provider } = await buildCancelled();
    expect(cancelled.payment.state).toBe('refunded');
    await cancelOrder(order._id, request.buyer._id, provider);
    expect(refunds).toEqual([
      {
        order: order._id.toHexString(),
        amountCents: order.totalCents,
        idempotencyKey: `refund:${order._id.toHexString()}`,
        reference: 'ref-1',
      },
    ]);
  });

  it('is returned later, after a crash or while the provider does not answer', async () => {
    const { cancelled, provider, refunds, productId } = await buildCancelled({ refund: fail });
    expect(cancelled.payment.state).toBe('cancelling');
    expect(await stockOf(productId)).toBe(5);
    await recoverPayments(provider);
    expect(refunds).toHaveLength(0);
    await endLeases();
    await Promise.all([recoverPayments(provider), recoverPayments(provider)]);
    expect(refunds).toHaveLength(1);
    expect(await storedState()).toEqual(['cancel', 'refunded', false]);
    expect(await stockOf(productId)).toBe(5);
  });

  it('is told to other programs once it is returned, or refused', async () => {
    await buildWebhook({ events: ['order.updated'] });
    const told = () => JobModel.countDocuments({ topic: ANNOUNCEMENT_TOPIC });
    const { provider } = await buildCancelled({ refund: fail });
    const before = await told();
    await endLeases();
    await Promise.all([recoverPayments(provider), recoverPayments(provider)]);
    expect((await told()) - before).toBe(1);
    await buildCancelled({ refund: () => Promise.resolve(refuse()) });
    // Of the second order, that it is cancelled, too.
    expect((await told()) - before).toBe(3);
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
    await cancelOrder(order._id, request.buyer._id, { ...provider, refund: fail });
    answer();
    await expect(placing).rejects.toMatchObject({
      status: 409,
      message: `Order ${order.number} was paid, and has been cancelled since.`,
    });
    expect(await storedState()).toEqual(['cancel', 'cancelling', false]);
    expect(await stockOf(productId)).toBe(5);
  });

  it('reads as paid when the provider refuses to return it', async () => {
    const { cancelled, provider } = await buildCancelled({
      refund: () => Promise.resolve(refuse()),
    });
    expect(cancelled.payment.state).toBe('paid');
    await endLeases();
    await recoverPayments(provider);
    expect(await storedState()).toEqual(['cancel', 'paid', true]);
  });

  it('waits for its own provider when the shop has another one now', async () => {
    const { cancelled, refunds } = await buildCancelled({ name: 'another' });
    expect(cancelled.payment.state).toBe('cancelling');
    expect(refunds).toHaveLength(0);
  });
});
