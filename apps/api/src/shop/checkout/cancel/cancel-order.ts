import { log } from '@shop/http/log';
import { inTransaction } from '@shop/mongo';
import { CANCELLED_STATUS, isCancellable, isManual } from '@shop/shared';
import type { ClientSession, Types } from 'mongoose';
import { giveBackStock } from '../../catalog/index.js';
import { conflict, isBusy, notFound } from '@shop/http/errors';
import {
  creditInvoice,
  heldLines,
  isBeingPaid,
  isPartlySent,
  isRefundable,
  leftToRefund,
  OrderModel,
  pushedChange,
  type OrderRecord,
} from '../../orders/index.js';
import { sendLater } from '../../mail/index.js';
import { returnUses } from '../../pricing/index.js';
import { announce } from '../../webhooks/index.js';
import {
  carryOutRefund,
  leaseFromNow,
  returnPayment,
  writeRefund,
  type Hosted,
  type PaymentDeps,
  type PaymentProvider,
} from '../../payments/index.js';

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
  hosted?: Hosted,
): Promise<OrderRecord> {
  const written = await inTransaction((session) => writeCancellation(id, buyer, hosted, session));
  return finishCancellation(written, payments, hosted);
}

/** Returns the payment of an order that was just cancelled. */
export async function finishCancellation(
  { order, isOwed, refund }: Cancellation,
  payments: PaymentProvider,
  hosted?: Hosted,
): Promise<OrderRecord> {
  if (refund) return carryOut(order, refund, { payments, hosted });
  // Only the provider that took the amount can return it.
  if (!isOwed || order.payment.provider !== payments.name) return order;
  return returnPayment(order, payments).catch((error: unknown) => {
    if (isBusy(error)) return order;
    throw error;
  });
}

/** If the provider does not answer, the refund's job asks again. */
async function carryOut(
  order: OrderRecord,
  refund: Types.ObjectId,
  deps: PaymentDeps,
): Promise<OrderRecord> {
  const done = await carryOutRefund(order._id, refund, deps).catch((error: unknown) => {
    log.error(`Whether the payment of order ${order.number} was returned is not known yet`, error);
  });
  return done ?? order;
}

/** An order that was just cancelled. */
export interface Cancellation {
  order: OrderRecord;
  /** Whether its payment is to be returned now. */
  isOwed: boolean;
  /** The refund that returns it, if its provider has pages of its own. */
  refund?: Types.ObjectId;
}

/** Cancels the order inside a transaction. */
export async function writeCancellation(
  id: Types.ObjectId,
  buyer: Types.ObjectId,
  hosted: Hosted | undefined,
  session: ClientSession,
): Promise<Cancellation> {
  const before = await OrderModel.findOne({ _id: id, 'buyer._id': buyer }, null, {
    session,
  }).lean();
  if (!before) throw notFound('Order');
  if (before.status === CANCELLED_STATUS) return { order: before, isOwed: false };
  assertCancellable(before);
  const now = new Date();
  const owedCents = before.payment.success && isRefundable(before) ? leftToRefund(before) : 0;
  const isHosted = before.payment.provider === hosted?.provider.name;
  // What was paid by hand is returned by hand.
  const isOwed = owedCents > 0 && !isHosted && !isManual(before.payment.provider);
  const refund = owedCents > 0 && isHosted ? await refundAll(id, buyer, session) : undefined;
  const order = await OrderModel.findOneAndUpdate(
    { _id: id },
    {
      $set: {
        status: CANCELLED_STATUS,
        ...(isOwed && {
          'payment.success': false,
          'payment.cancelledAt': now,
          'payment.leaseUntil': leaseFromNow(),
          ...(owedCents < before.totalCents && { 'payment.returnCents': owedCents }),
        }),
        ...((isOwed || refund) && { 'payment.state': 'cancelling' }),
      },
      $push: {
        history: { status: CANCELLED_STATUS, at: now, by: buyer },
        ...((isOwed || refund) &&
          pushedChange(before.payment.state, 'cancelling', { cause: 'buyer', by: buyer }).$push),
      },
    },
    { session, returnDocument: 'after' },
  ).lean();
  if (!order) throw notFound('Order');
  await returnUses(order, session);
  await giveBackStock(
    { lines: heldLines(order) },
    { reason: 'cancellation', order: order.number },
    session,
  );
  await creditInvoice(order, now, session);
  const event = String(order.history.length);
  await sendLater({ kind: 'orderCancelled', id, event }, session);
  await announce('order.updated', id, session);
  return { order, isOwed, ...(refund && { refund }) };
}

async function refundAll(id: Types.ObjectId, by: Types.ObjectId, session: ClientSession) {
  const asked = { wanted: { all: true }, cause: 'cancellation', by } as const;
  const { refund } = await writeRefund(id, asked, session);
  return refund._id;
}

/** @throws HttpError 409 if the order has left the shop, or is being paid. */
function assertCancellable(order: OrderRecord): void {
  const { number, status, payment } = order;
  if (isBeingPaid(payment))
    throw conflict(`Order ${number} is being paid. Please try again in a moment.`);
  if (!isCancellable(status))
    throw conflict(`Order ${number} has been shipped already, so it can’t be cancelled.`);
  if (isPartlySent(order))
    throw conflict(`A part of order ${number} is on its way already, so it can’t be cancelled.`);
}
