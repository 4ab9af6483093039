import { inTransaction } from '@shop/mongo';
import { holdsStock, isCancellable, type Cents, type PaymentCause } from '@shop/shared';
import type { ClientSession, Types } from 'mongoose';
import { sendLater } from '../../mail/index.js';
import { changeTo, isPartlySent, OrderModel, type OrderRecord } from '../../orders/index.js';
import { announce } from '../../webhooks/index.js';
import { returnSurplus } from '../refunds/return-surplus.js';
import { writeRefund } from '../refunds/write-refund.js';
import { recordCaptured } from './record-marked.js';
import { releaseGoods } from './cancel-unpaid.js';

/** How the shop knows that an order is paid. */
export interface PaidCause {
  cause: PaymentCause;
  event?: string;
  /** The administrator who says so. */
  by?: Types.ObjectId;
  charge?: string | undefined;
  /** What was paid. */
  paidCents: Cents;
}

/** The states that a payment leaves by being paid, also too late. */
const UNPAID = ['pending', 'authorized', 'expired', 'cancelled', 'failed'] as const;

const TOO_LITTLE = 'You have paid less than the order costs.';

/** What only orders have that are still to be paid. */
const OVER = {
  'payment.url': 1,
  'payment.dueAt': 1,
  'payment.heldUntil': 1,
  'payment.captureAsked': 1,
  'payment.leavingUntil': 1,
} as const;

/** Writes that an order that waited for its payment is paid, once. Its buyer gets the confirmation. */
export function recordPaid(order: OrderRecord, why: PaidCause): Promise<OrderRecord> {
  return inTransaction((session) => writePaid(order, why, session));
}

/** The same inside a transaction. */
export async function writePaid(
  order: OrderRecord,
  { cause, event, by, charge, paidCents }: PaidCause,
  session: ClientSession,
): Promise<OrderRecord> {
  // It may cost less by now than when the buyer was asked to pay.
  const before = (await OrderModel.findById(order._id, null, { session }).lean()) ?? order;
  const { totalCents, payment } = before;
  const { captureAsked } = payment;
  const [isOver, isUnder] = [paidCents > totalCents, paidCents < totalCents];
  const state = isOver ? 'overpaid' : 'paid';
  const change = changeTo(state, { cause, event, by: by ?? captureAsked?.by });
  const paid = await OrderModel.findOneAndUpdate(
    { _id: order._id, 'payment.state': { $in: UNPAID } },
    {
      $set: {
        'payment.success': true,
        'payment.state': state,
        ...(charge && { 'payment.charge': charge }),
        ...((isOver || isUnder) && { 'payment.paidCents': paidCents }),
      },
      $unset: OVER,
      $push: { 'payment.changes': change },
    },
    { session, returnDocument: 'after' },
  ).lean();
  // It was written before.
  if (!paid) {
    const surplus = isOver ? await writeSurplus(order, { change, paidCents }, session) : null;
    if (surplus) return returnSurplus(surplus, session);
    return (await OrderModel.findById(order._id, null, { session }).lean()) ?? order;
  }
  if (captureAsked) await recordCaptured({ before, after: paid }, captureAsked, session);
  await announce('payment.paid', paid._id, session);
  const known = isUnder ? await withholdGoods(paid, session) : await returnSurplus(paid, session);
  if (!holdsStock(known.status)) return returnLate(known, session);
  // Its buyer was told when the amount was reserved.
  if (before.payment.state !== 'authorized')
    await sendLater({ kind: 'orderReceived', id: known._id, event: 'paid' }, session);
  return known;
}

/**
 * Cancels an order for which less was paid than it costs, before its amount goes back: its page takes no second payment. One
 * that was sent already keeps what has come.
 */
async function withholdGoods(order: OrderRecord, session: ClientSession): Promise<OrderRecord> {
  if (!isCancellable(order.status) || isPartlySent(order)) {
    if (holdsStock(order.status))
      await sendLater({ kind: 'sentUnpaid', id: order._id, event: 'part' }, session);
    return order;
  }
  await OrderModel.updateOne(
    { _id: order._id },
    { $set: { 'payment.refusal': TOO_LITTLE } },
    { session },
  );
  await releaseGoods(order, { at: new Date(), by: undefined }, session);
  return OrderModel.findById(order._id, null, { session }).orFail().lean();
}

/** Writes that more has come for an order that is paid already. */
function writeSurplus(
  { _id }: OrderRecord,
  { change, paidCents }: { change: ReturnType<typeof changeTo>; paidCents: Cents },
  session: ClientSession,
): Promise<OrderRecord | null> {
  return OrderModel.findOneAndUpdate(
    { _id, 'payment.state': 'paid', 'payment.paidCents': { $ne: paidCents } },
    {
      $set: { 'payment.state': 'overpaid', 'payment.paidCents': paidCents },
      $push: { 'payment.changes': change },
    },
    { session, returnDocument: 'after' },
  ).lean();
}

/** What was paid for a cancelled order goes back by itself, unless an administrator has to do it by hand. */
async function returnLate(order: OrderRecord, session: ClientSession): Promise<OrderRecord> {
  if (order.payment.reference === null) return order;
  const asked = { wanted: { all: true }, cause: 'late' } as const;
  return (await writeRefund(order._id, asked, session)).order;
}
