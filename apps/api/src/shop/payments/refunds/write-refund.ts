import { enqueue } from '@shop/mongo/jobs';
import { centsFromDollars, dollarsFromCents, formatDollars, sumOf } from '@shop/shared';
import type { ClientSession, Types } from 'mongoose';
import { conflict, notFound } from '@shop/http/errors';
import {
  OrderModel,
  standingRefunds,
  type OrderRecord,
  type RefundRecord,
} from '../../orders/index.js';
import { assertShown } from './assert-shown.js';
import { planForOrder, type WantedRefund } from './plan-for-order.js';
import { assertRoom, pushRefund } from './push-refund.js';

/** The topic of the jobs that carry refunds out. */
export const REFUND_TOPIC = 'refund';

/** By then, the request that wanted it has carried it out. */
const USUALLY_DONE_MS = 10_000;

/** What is to be returned, why, and who wants it. */
export interface NewRefund extends Pick<RefundRecord, 'cause'> {
  wanted: WantedRefund;
  restock?: boolean | undefined;
  reason?: string | undefined;
  /** The amount that was shown, in US dollars, if it is to be checked. */
  shown?: number | undefined;
  /** What had been refunded of the order when it was shown, in US dollars, if that is to be checked. */
  refunded?: number | undefined;
  by?: Types.ObjectId;
}

/** The key of the job that carries out a refund. */
export function refundJobKey({ _id }: Pick<RefundRecord, '_id'>): string {
  return `${REFUND_TOPIC}:${_id.toHexString()}`;
}

/**
 * Writes a refund inside a transaction, before the provider is asked, and a job that carries it out. Every two refunds
 * of an order write it, so they conflict: together, they are never more than what was paid.
 * @throws HttpError 404 for an unknown order; 409 if so much can't be returned, or if it is not what was shown, or
 * others were written since.
 */
export async function writeRefund(
  id: Types.ObjectId,
  { wanted, restock = false, reason, shown, refunded, cause, by }: NewRefund,
  session: ClientSession,
): Promise<{ order: OrderRecord; refund: RefundRecord }> {
  const before = await OrderModel.findById(id, null, { session }).lean();
  if (!before) throw notFound('Order');
  assertRoom(before);
  assertNoneSince(refunded, before);
  const plan = planForOrder(before, wanted);
  assertShown(
    shown,
    plan.amountCents,
    'What can be refunded has changed. Please check the amount.',
  );
  const told = { ...(reason && { reason }), ...(by && { by }) };
  const written = await pushRefund(before, plan, { cause, restock, ...told }, session);
  await carryOutLater(written, session);
  return written;
}

/** Has a refund carried out that was just written, if nobody does so before. */
export function carryOutLater(
  { order, refund }: { order: OrderRecord; refund: RefundRecord },
  session: ClientSession,
): Promise<void> {
  const data = { order: order._id.toHexString(), refund: refund._id.toHexString() };
  const job = { topic: REFUND_TOPIC, key: refundJobKey(refund), data };
  return enqueue({ ...job, afterMs: USUALLY_DONE_MS }, session);
}

/**
 * @throws HttpError 409 if another refund was written since the administrator saw the order: perhaps it is the same
 * one.
 */
function assertNoneSince(refunded: number | undefined, order: OrderRecord): void {
  if (refunded === undefined) return;
  const cents = sumOf(standingRefunds(order), ({ amountCents }) => amountCents);
  if (centsFromDollars(refunded) === cents) return;
  const amounts = [dollarsFromCents(cents), refunded].map(formatDollars);
  const message = `${amounts[0]} of order ${order.number} is refunded by now, not ${amounts[1]}. Please look at its refunds before you make another one.`;
  throw conflict(message, [{ field: 'refunded', message }]);
}
