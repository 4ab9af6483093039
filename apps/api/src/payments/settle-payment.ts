import { setTimeout } from 'node:timers/promises';
import { CANCELLED_STATUS } from '@shop/shared';
import type { ClientSession } from 'mongoose';
import { giveBackStock } from '../catalog/index.js';
import { busy } from '../http/errors.js';
import { log } from '../log.js';
import { inTransaction } from '../mongo/transaction.js';
import { UNSYNCED } from '../mongo/unsynced.js';
import { OrderModel, type OrderRecord } from '../orders/index.js';
import type { PaymentProvider, PaymentResult } from './payment-provider.js';

/** How long a provider may take to answer, in milliseconds. Shorter than a lease, and than the shop takes to close. */
const ANSWER_MS = 7_000;

/**
 * Charges the buyer of a stored order and records the outcome: the order is paid, or it is cancelled and its stock
 * returned. Only the holder of the payment's lease may call it.
 * @throws HttpError 503 if the outcome is unknown: the payment stays pending, and is settled once its lease has ended.
 */
export async function settlePayment(
  order: OrderRecord,
  payments: PaymentProvider,
): Promise<OrderRecord> {
  const result = await charge(order, payments);
  if (result.success) return markPaid(order, result.reference);
  return inTransaction((session) => cancelRefused(order, result.reason, session));
}

async function charge(
  { _id, number, totalCents }: OrderRecord,
  payments: PaymentProvider,
): Promise<PaymentResult> {
  const clock = new AbortController();
  try {
    return await Promise.race([
      // The order's own id: unlike the client's key, it never changes.
      payments.charge({ amountCents: totalCents, idempotencyKey: _id.toHexString() }),
      tooLate(clock.signal),
    ]);
  } catch (error) {
    log.error(`The outcome of the payment of order ${number} is not known yet`, error);
    throw busy();
  } finally {
    clock.abort();
  }
}

/** @throws Error once the provider has had its time, unless the clock was stopped before. */
async function tooLate(signal: AbortSignal): Promise<never> {
  await setTimeout(ANSWER_MS, undefined, { signal, ref: false });
  throw new Error(`The payment provider has not answered for ${ANSWER_MS / 1000} seconds`);
}

/** Matches nothing once the payment is settled, so that its outcome is recorded once. */
function ifPending({ _id }: OrderRecord) {
  return { _id, 'payment.leaseUntil': { $exists: true } };
}

async function markPaid(order: OrderRecord, reference: string): Promise<OrderRecord> {
  // Bypasses the model, as the order's insert does.
  const { matchedCount } = await OrderModel.collection.updateOne(
    ifPending(order),
    {
      $set: { 'payment.success': true, 'payment.reference': reference },
      $unset: { 'payment.leaseUntil': 1 },
    },
    // Need not wait for the disk: if a power cut loses it, the payment is pending again, and is settled again.
    { writeConcern: UNSYNCED },
  );
  if (matchedCount === 0) return settledElsewhere(order);
  return { ...order, payment: { success: true, provider: order.payment.provider, reference } };
}

async function cancelRefused(
  order: OrderRecord,
  reason: string,
  session: ClientSession,
): Promise<OrderRecord> {
  const cancelled = await OrderModel.findOneAndUpdate(
    ifPending(order),
    {
      $set: { status: CANCELLED_STATUS, 'payment.refusal': reason },
      $unset: { 'payment.leaseUntil': 1 },
      $push: { history: { status: CANCELLED_STATUS, at: new Date() } },
    },
    { session, returnDocument: 'after' },
  ).lean();
  if (!cancelled) return settledElsewhere(order, session);
  await giveBackStock(cancelled, session);
  return cancelled;
}

/** The order, whose payment another instance has settled after the end of this one's lease. */
async function settledElsewhere(order: OrderRecord, session?: ClientSession): Promise<OrderRecord> {
  return (await OrderModel.findById(order._id, null, { session: session ?? null }).lean()) ?? order;
}
