import { log } from '@shop/http/log';
import { inTransaction, UNSYNCED } from '@shop/mongo';
import { CANCELLED_STATUS } from '@shop/shared';
import type { ClientSession } from 'mongoose';
import { giveBackStock } from '../../catalog/index.js';
import { sendLater } from '../../mail/index.js';
import { returnUses } from '../../pricing/index.js';
import { announce, isWanted } from '../../webhooks/index.js';
import { busy } from '@shop/http/errors';
import { changeTo, OrderModel, uncountedMark, type OrderRecord } from '../../orders/index.js';
import type { Authorisation, PaymentProvider } from '../payment-provider.js';
import { takePayment } from '../take-payment.js';

/**
 * Takes the payment of a stored order and records the outcome: the order is paid, or it is cancelled and its stock given
 * back. Only the holder of the payment's lease may call it.
 * @throws HttpError 503 if the outcome is unknown: the payment stays pending, and is settled once its lease has ended.
 */
export async function settlePayment(
  order: OrderRecord,
  payments: PaymentProvider,
): Promise<OrderRecord> {
  const result = await outcomeOf(order, payments);
  if (result.success) return markPaid(order, result.reference);
  return inTransaction((session) => cancelRefused(order, result.reason, session));
}

async function outcomeOf(order: OrderRecord, payments: PaymentProvider): Promise<Authorisation> {
  try {
    return await takePayment(order, payments);
  } catch (error) {
    log.error(`The outcome of the payment of order ${order.number} is not known yet`, error);
    throw busy();
  }
}

/** Matches nothing once the payment is settled, so that its outcome is recorded once; nor while it is being returned. */
function ifPending({ _id }: OrderRecord) {
  return {
    _id,
    'payment.leaseUntil': { $exists: true },
    'payment.cancelledAt': { $exists: false },
  };
}

async function markPaid(order: OrderRecord, reference: string): Promise<OrderRecord> {
  const change = changeTo('paid', { cause: 'checkout' });
  const isMarked = (await isWanted('payment.paid'))
    ? await inTransaction(async (session) => {
        const isFirst = await writePaid(order, { reference, change }, { session });
        if (isFirst) await announce('payment.paid', order._id, session);
        return isFirst;
      })
    : // Need not wait for the disk: if a power cut loses it, the payment is pending again, and is settled again.
      await writePaid(order, { reference, change }, { writeConcern: UNSYNCED });
  if (!isMarked) return settledElsewhere(order);
  const { provider } = order.payment;
  const payment = { success: true, provider, reference, state: change.state, changes: [change] };
  return { ...order, payment };
}

/** @returns false if another instance has settled the payment. */
async function writePaid(
  order: OrderRecord,
  { reference, change }: { reference: string; change: ReturnType<typeof changeTo> },
  options: { session: ClientSession } | { writeConcern: typeof UNSYNCED },
): Promise<boolean> {
  // Bypasses the model, as the order's insert does.
  const { matchedCount } = await OrderModel.collection.updateOne(
    ifPending(order),
    {
      $set: {
        'payment.success': true,
        'payment.state': change.state,
        'payment.reference': reference,
        // It is the first: a payment that is made with its order has been pending until now.
        'payment.changes': [change],
        uncounted: uncountedMark(),
      },
      $unset: { 'payment.leaseUntil': 1 },
    },
    options,
  );
  return matchedCount > 0;
}

async function cancelRefused(
  order: OrderRecord,
  reason: string,
  session: ClientSession,
): Promise<OrderRecord> {
  const cancelled = await OrderModel.findOneAndUpdate(
    ifPending(order),
    {
      $set: {
        status: CANCELLED_STATUS,
        'payment.state': 'failed',
        'payment.refusal': reason,
      },
      $unset: { 'payment.leaseUntil': 1 },
      $push: {
        history: { status: CANCELLED_STATUS, at: new Date() },
        'payment.changes': changeTo('failed', { cause: 'checkout' }),
      },
    },
    { session, returnDocument: 'after' },
  ).lean();
  if (!cancelled) return settledElsewhere(order, session);
  await returnUses(cancelled, session);
  await giveBackStock(cancelled, { reason: 'cancellation', order: cancelled.number }, session);
  await sendLater({ kind: 'paymentRefused', id: cancelled._id }, session);
  await announce('payment.failed', cancelled._id, session);
  await announce('order.updated', cancelled._id, session);
  return cancelled;
}

/** The order, whose payment another instance has settled after the end of this one's lease. */
async function settledElsewhere(order: OrderRecord, session?: ClientSession): Promise<OrderRecord> {
  return (await OrderModel.findById(order._id, null, { session: session ?? null }).lean()) ?? order;
}
