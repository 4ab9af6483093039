import { inTransaction } from '@shop/mongo';
import { CANCELLED_STATUS, isCancellable } from '@shop/shared';
import type { ClientSession, Types } from 'mongoose';
import { giveBackStock } from '../../catalog/index.js';
import { conflict, isBusy, notFound } from '@shop/http/errors';
import { creditInvoice, isBeingPaid, OrderModel, type OrderRecord } from '../../orders/index.js';
import { sendLater } from '../../mail/index.js';
import { countUses } from '../../pricing/index.js';
import { leaseFromNow, returnPayment, type PaymentProvider } from '../../payments/index.js';

/**
 * Cancels an order for its buyer: returns its stock and marks its payment in one transaction, then returns the amount. If
 * the shop crashes in between, or the provider does not answer, `startPaymentRecovery` returns it. A cancelled order is
 * left unchanged.
 * @throws HttpError 404 if the buyer has no such order; 409 if it has left the shop, or is being paid.
 */
export async function cancelOrder(
  id: Types.ObjectId,
  buyer: Types.ObjectId,
  payments: PaymentProvider,
): Promise<OrderRecord> {
  const { order, isOwed } = await inTransaction((session) => writeCancellation(id, buyer, session));
  // Only the provider that took the amount can return it.
  if (!isOwed || order.payment.provider !== payments.name) return order;
  return returnPayment(order, payments).catch((error: unknown) => {
    if (isBusy(error)) return order;
    throw error;
  });
}

/** Cancels the order inside a transaction. @returns it, and whether its payment is to be returned now. */
async function writeCancellation(
  id: Types.ObjectId,
  buyer: Types.ObjectId,
  session: ClientSession,
): Promise<{ order: OrderRecord; isOwed: boolean }> {
  const before = await OrderModel.findOne({ _id: id, 'buyer._id': buyer }, null, {
    session,
  }).lean();
  if (!before) throw notFound('Order');
  if (before.status === CANCELLED_STATUS) return { order: before, isOwed: false };
  assertCancellable(before);
  const now = new Date();
  const isOwed = before.payment.success;
  const order = await OrderModel.findOneAndUpdate(
    { _id: id },
    {
      $set: {
        status: CANCELLED_STATUS,
        ...(isOwed && {
          'payment.success': false,
          'payment.cancelledAt': now,
          'payment.leaseUntil': leaseFromNow(),
        }),
      },
      $push: { history: { status: CANCELLED_STATUS, at: now, by: buyer } },
    },
    { session, returnDocument: 'after' },
  ).lean();
  if (!order) throw notFound('Order');
  await countUses(order.price?.uses, order.buyer._id, -1, session);
  await giveBackStock(order, { reason: 'cancellation', order: order.number }, session);
  await creditInvoice(order, now, session);
  const event = String(order.history.length);
  await sendLater({ kind: 'orderCancelled', id, event }, session);
  return { order, isOwed };
}

/** @throws HttpError 409 if the order has left the shop, or is being paid. */
function assertCancellable({ number, status, payment }: OrderRecord): void {
  if (isBeingPaid(payment))
    throw conflict(`Order ${number} is being paid. Please try again in a moment.`);
  if (!isCancellable(status))
    throw conflict(`Order ${number} has been shipped already, so it can’t be cancelled.`);
}
