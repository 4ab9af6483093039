import { JobModel } from '@shop/mongo/jobs';
import { CANCELLED_STATUS, dollarsFromCents, formatDollars } from '@shop/shared';
import type { ClientSession } from 'mongoose';
import { conflict } from '@shop/http/errors';
import { sendLater } from '../../mail/index.js';
import {
  isRefundable,
  leftToRefund,
  OrderModel,
  ReturnModel,
  standingRefunds,
  type OrderRecord,
  type RefundRecord,
} from '../../orders/index.js';
import { assertNotDisputed } from './plan-for-order.js';
import { assertRoom, pushRefund } from './push-refund.js';
import { surplusLeft } from './return-surplus.js';
import { carryOutLater, REFUND_TOPIC, refundJobKey, writeRefund } from './write-refund.js';

interface Refunding {
  order: OrderRecord;
  refund: RefundRecord;
}

/**
 * Keeps a refund that was refused among the tasks that somebody must look at, where it can be repeated or discarded, and
 * tells the shop by mail, inside the transaction that writes the refusal.
 */
export async function reportRefused(
  { order: { _id, number }, refund }: Refunding,
  reason: string,
  session: ClientSession,
): Promise<void> {
  const now = new Date();
  const amount = formatDollars(dollarsFromCents(refund.amountCents));
  const lastError = `The refund of ${amount} of order ${number} was refused: ${reason}`;
  const data = { order: _id.toHexString(), refund: refund._id.toHexString() };
  await JobModel.updateOne(
    { key: refundJobKey(refund) },
    {
      $set: { state: 'dead', lastError },
      // A worker that is just doing it forgets nothing then.
      $unset: { owner: 1 },
      $setOnInsert: { topic: REFUND_TOPIC, data, dueAt: now, tries: 1, createdAt: now },
    },
    { upsert: true, session },
  );
  await sendLater({ kind: 'refundRefused', id: refund._id }, session);
}

/** Takes refused refunds off the tasks once the money went back in another way, inside the transaction that writes that. */
export async function forgetRefused(order: OrderRecord, session: ClientSession): Promise<void> {
  // The buyer of a cancelled order is to get all of it.
  if (order.status === CANCELLED_STATUS && order.payment.state !== 'refunded') return;
  const refused = (order.refunds ?? []).filter(({ state }) => state === 'failed');
  if (refused.length === 0) return;
  const keys = refused.map(refundJobKey);
  await JobModel.deleteMany({ key: { $in: keys }, state: 'dead' }, { session });
}

/** Takes a refused refund off the tasks, inside the transaction that closes its return without one. */
export async function dropRefused(
  refund: Pick<RefundRecord, '_id'>,
  session: ClientSession,
): Promise<void> {
  await JobModel.deleteOne({ key: refundJobKey(refund) }, { session });
}

/**
 * Writes a refused refund anew, inside a transaction: under another key, for a provider repeats what it said under the
 * first. Of a cancelled order, all that is left. Undefined if the money went back in another way since,
 * or its return was closed without a refund.
 * @throws HttpError 409 if not so much is left, or the buyer disputes the payment: it stays among the tasks.
 */
export async function repeatRefused(
  { order: { _id }, refund: { _id: id } }: Refunding,
  session: ClientSession,
): Promise<Refunding | undefined> {
  const order = await OrderModel.findById(_id, null, { session }).orFail().lean();
  const refund = order.refunds?.find((one) => one._id.equals(id));
  if (refund?.state !== 'failed') return undefined;
  if (await ReturnModel.exists({ refund: id, state: 'closed' }).session(session)) return undefined;
  const again = await writeAgain(order, refund, session);
  if (!again) return undefined;
  await ReturnModel.updateMany({ refund: id }, { $set: { refund: again.refund._id } }, { session });
  // The new refund has a task of its own.
  await JobModel.deleteOne({ key: refundJobKey(refund) }, { session });
  return again;
}

async function writeAgain(
  order: OrderRecord,
  refund: RefundRecord,
  session: ClientSession,
): Promise<Refunding | undefined> {
  const { cause, restock, reason, by, isSurplus, amountCents, parts, taxes, at } = refund;
  if (order.status === CANCELLED_STATUS && !isSurplus) {
    if (leftToRefund(order) <= 0) return undefined;
    // It stays among the tasks: if the shop wins, all of it is still to be returned.
    assertNotDisputed(order);
    if (!isRefundable(order)) return undefined;
    const asked = { wanted: { all: true }, cause, restock, reason, ...(by && { by }) };
    return writeRefund(order._id, asked, session);
  }
  const since = order.refunds?.slice(order.refunds.indexOf(refund) + 1) ?? [];
  if (standingRefunds({ refunds: since }).length > 0) return undefined;
  assertNotDisputed(order);
  assertRoom(order);
  const isEdited = order.edits?.some((edit) => edit.at > at) ?? false;
  const left = isSurplus ? surplusLeft(order) : leftToRefund(order);
  if (isEdited || !isRefundable(order) || left < amountCents)
    throw conflict(`Order ${order.number} has changed. Refund it on its page.`);
  const plan = { parts, taxes, amountCents };
  const asked = { cause, restock, reason, by, isSurplus };
  const written = await pushRefund(order, plan, asked, session);
  await carryOutLater(written, session);
  return written;
}
