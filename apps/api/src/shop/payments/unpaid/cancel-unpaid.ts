import { inTransaction } from '@shop/mongo';
import { CANCELLED_STATUS, isCancellable } from '@shop/shared';
import type { ClientSession, Types } from 'mongoose';
import { giveBackStock } from '../../catalog/index.js';
import { sendLater } from '../../mail/index.js';
import {
  changeTo,
  creditInvoice,
  heldLines,
  isPartlySent,
  OrderModel,
  type OrderRecord,
} from '../../orders/index.js';
import { returnUses } from '../../pricing/index.js';
import { announce } from '../../webhooks/index.js';
import type { LookCause } from '../look-cause.js';

/** Why an order will not be paid any more. */
export interface UnpaidCause extends LookCause {
  state: 'expired' | 'cancelled' | 'failed';
  /** Why it failed, in words for the buyer. */
  refusal?: string;
  /** Who cancels it; absent if its time is over. */
  by?: Types.ObjectId;
}

/**
 * Cancels an order that waited for its payment, or whose amount is not reserved any more, and returns its stock and its
 * codes: once, however often it is called. An order that was paid meanwhile, or whose page was closed to mark it as paid,
 * stays as it is; one of which something was sent keeps its status.
 */
export function cancelUnpaid(order: OrderRecord, why: UnpaidCause): Promise<OrderRecord> {
  return inTransaction((session) => writeUnpaid(order, why, session));
}

/** The same inside a transaction. */
export async function writeUnpaid(
  order: OrderRecord,
  { state, cause, event, by, refusal }: UnpaidCause,
  session: ClientSession,
): Promise<OrderRecord> {
  const at = new Date();
  const isByItself = state !== 'failed' && cause !== 'buyer' && cause !== 'cancellation';
  const before = await OrderModel.findOneAndUpdate(
    {
      _id: order._id,
      'payment.state': { $in: ['pending', 'authorized'] },
      ...(isByItself && { 'payment.leavingUntil': { $not: { $gt: at } } }),
    },
    {
      $set: {
        'payment.state': state,
        'payment.success': false,
        ...(refusal && { 'payment.refusal': refusal }),
      },
      $unset: {
        'payment.url': 1,
        'payment.dueAt': 1,
        'payment.heldUntil': 1,
        'payment.captureAsked': 1,
        'payment.leavingUntil': 1,
      },
      $push: { 'payment.changes': changeTo(state, { cause, event, by }) },
    },
    { session },
  ).lean();
  if (before) await announce('payment.failed', before._id, session);
  // What was sent unpaid, also in part, can't be taken back.
  if (before && isCancellable(before.status) && !isPartlySent(before))
    await releaseGoods(before, { at, by }, session);
  else if (before && before.status !== CANCELLED_STATUS && cause !== 'cancellation')
    await tellSentUnpaid(before, session);
  return (await OrderModel.findById(order._id, null, { session }).lean()) ?? order;
}

/** Tells buyer and shop that an order which was sent, at least in part, will not be paid by itself. */
async function tellSentUnpaid({ _id }: OrderRecord, session: ClientSession): Promise<void> {
  await sendLater({ kind: 'paymentRefused', id: _id, event: 'sent' }, session);
  await sendLater({ kind: 'sentUnpaid', id: _id }, session);
}

/** Cancels an order whose goods the shop still has, inside a transaction, and returns its stock and its codes. */
export async function releaseGoods(
  order: OrderRecord,
  { at, by }: { at: Date; by: Types.ObjectId | undefined },
  session: ClientSession,
): Promise<void> {
  const { _id, number, history } = order;
  await OrderModel.updateOne(
    { _id },
    {
      $set: { status: CANCELLED_STATUS },
      $push: { history: { status: CANCELLED_STATUS, at, ...(by && { by }) } },
    },
    { session },
  );
  // It was sent once, and its status set back.
  if (order.invoicedAt) await creditInvoice(order, at, session);
  await returnUses(order, session);
  // What came back with a return before is in stock already.
  const held = { lines: heldLines(order) };
  await giveBackStock(held, { reason: 'cancellation', order: number }, session);
  const event = String(history.length + 1);
  await sendLater({ kind: 'orderCancelled', id: _id, event }, session);
  await announce('order.updated', _id, session);
}
