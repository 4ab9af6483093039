import { inTransaction } from '@shop/mongo';
import { CANCELLED_STATUS, isCancellable, isManual } from '@shop/shared';
import type { ClientSession, Types } from 'mongoose';
import { giveBackStock } from '../../catalog/index.js';
import { conflict, notFound } from '@shop/http/errors';
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
  type RefundRecord,
} from '../../orders/index.js';
import { isReported, sendLater } from '../../mail/index.js';
import { returnUses } from '../../pricing/index.js';
import { announce } from '../../webhooks/index.js';
import { carryOutNow, writeRefund, type PaymentDeps } from '../../payments/index.js';

/**
 * Cancels an order for its buyer: in one transaction its stock returns, and the refund of what was paid is written,
 * which is carried out afterwards as any other. A cancelled order is left unchanged.
 * @throws HttpError 404 if the buyer has no such order; 409 if it has left the shop, or is being paid.
 */
export async function cancelOrder(
  id: Types.ObjectId,
  buyer: Types.ObjectId,
  deps: PaymentDeps,
): Promise<OrderRecord> {
  const written = await inTransaction((session) => writeCancellation(id, buyer, session));
  return finishCancellation(written, deps);
}

/** Returns what was paid for an order that was just cancelled. */
export async function finishCancellation(
  { order, refund }: Cancellation,
  deps: PaymentDeps,
): Promise<OrderRecord> {
  const done = refund && (await carryOutNow({ order, refund }, deps));
  return done?.order ?? order;
}

/** An order that was just cancelled. */
export interface Cancellation {
  order: OrderRecord;
  /** The refund of what was paid. Absent if there is nothing to return, or if it is returned by hand. */
  refund?: RefundRecord;
}

/** Cancels the order inside a transaction. */
export async function writeCancellation(
  id: Types.ObjectId,
  buyer: Types.ObjectId,
  session: ClientSession,
): Promise<Cancellation> {
  const before = await OrderModel.findOne({ _id: id, 'buyer._id': buyer }, null, {
    session,
  }).lean();
  if (!before) throw notFound('Order');
  if (before.status === CANCELLED_STATUS) return { order: before };
  assertCancellable(before);
  const now = new Date();
  const refund = isOwed(before) ? await refundAll(id, buyer, session) : undefined;
  const order = await OrderModel.findOneAndUpdate(
    { _id: id },
    {
      $set: { status: CANCELLED_STATUS, ...(refund && { 'payment.state': 'cancelling' }) },
      $push: {
        history: { status: CANCELLED_STATUS, at: now, by: buyer },
        ...(refund &&
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
  if (hasMoney(before) && (await isReported('returns')))
    await sendLater({ kind: 'buyerCancelled', id, event }, session);
  await announce('order.updated', id, session);
  return { order, ...(refund && { refund }) };
}

/** Whether the shop returns money of the order by itself: what was paid by hand is returned by hand, see `keptOf`. */
function isOwed(order: OrderRecord): boolean {
  return hasMoney(order) && !isManual(order.payment.provider);
}

function hasMoney(order: OrderRecord): boolean {
  return isRefundable(order) && leftToRefund(order) > 0;
}

async function refundAll(id: Types.ObjectId, by: Types.ObjectId, session: ClientSession) {
  const asked = { wanted: { all: true }, cause: 'cancellation', by } as const;
  return (await writeRefund(id, asked, session)).refund;
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
