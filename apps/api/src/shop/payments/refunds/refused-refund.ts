import { isDeepStrictEqual } from 'node:util';
import { JobModel } from '@shop/mongo/jobs';
import { CANCELLED_STATUS, dollarsFromCents, formatDollars, sumOf, type Cents } from '@shop/shared';
import type { ClientSession } from 'mongoose';
import { conflict } from '@shop/http/errors';
import { sendLater } from '../../mail/index.js';
import {
  deductionOf,
  isRefundable,
  leftToRefund,
  OrderModel,
  ReturnModel,
  standingRefunds,
  surplusLeft,
  type OrderRecord,
  type RefundRecord,
} from '../../orders/index.js';
import { assertNotDisputed } from './plan-for-order.js';
import { assertRoom, pushRefund } from './push-refund.js';
import { carryOutLater, REFUND_TOPIC, refundJobKey, writeRefund } from './write-refund.js';

interface Refunding {
  order: OrderRecord;
  refund: RefundRecord;
}

/**
 * Keeps a refund that was refused among the tasks that somebody must look at, where it can be repeated or discarded,
 * and tells the shop by mail, inside the transaction that writes the refusal.
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

/**
 * Takes off the tasks a refund that was made, and the refused ones that need not be repeated any more, inside the
 * transaction that writes how it has ended.
 */
export async function forgetTasks(
  order: OrderRecord,
  made: RefundRecord,
  session: ClientSession,
): Promise<void> {
  const refused = (order.refunds ?? []).filter(({ state }) => state === 'failed');
  const done = [made, ...refused.filter((refund) => isMadeGood(order, refund))];
  const keys = done.map(refundJobKey);
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
 * first. What was to return all of a cancelled order returns all that is left, any other what it was to. Undefined if
 * the money went back in another way since, or its return was closed without a refund.
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
  // From now on, the new refund keeps back what a withdrawal was about.
  await OrderModel.updateOne(
    { _id, refunds: { $elemMatch: { _id: id, restocked: false } } },
    { $set: { 'refunds.$.restock': false } },
    { session },
  );
  // The new refund has a task of its own.
  await JobModel.deleteOne({ key: refundJobKey(refund) }, { session });
  return again;
}

async function writeAgain(
  order: OrderRecord,
  refund: RefundRecord,
  session: ClientSession,
): Promise<Refunding | undefined> {
  if (isMadeGood(order, refund)) return undefined;
  // It stays among the tasks: if the shop wins, it is still to be returned.
  assertNotDisputed(order);
  const { cause, reason, by, isSurplus, amountCents, parts, taxes, at } = refund;
  // What a bank sent back had put its pieces into stock before.
  const restock = refund.restock && !refund.restocked;
  if (returnsAll(order, refund)) {
    if (!isRefundable(order)) return undefined;
    const asked = { wanted: { all: true }, cause, restock, reason, ...(by && { by }) };
    return writeRefund(order._id, asked, session);
  }
  assertRoom(order);
  const isEdited = order.edits?.some((edit) => edit.at > at) ?? false;
  if (isEdited || !isRefundable(order) || leftFor(refund, order) < amountCents)
    throw conflict(`Order ${order.number} has changed. Refund it on its page.`);
  const plan = { parts, taxes, amountCents };
  const asked = { cause, restock, reason, by, isSurplus };
  const written = await pushRefund(order, plan, asked, session);
  await carryOutLater(written, session);
  return written;
}

/** Whether later refunds return what a refused one was to, or the shop has decided since what to keep of it. */
function isMadeGood(order: OrderRecord, refund: RefundRecord): boolean {
  const { refunds = [] } = order;
  const since = refunds
    .slice(refunds.indexOf(refund) + 1)
    .filter(({ isSurplus }) => isSurplus === refund.isSurplus);
  const leftCents = leftFor(refund, order);
  if (returnsAll(order, refund))
    return leftCents <= 0 || since.some((later) => deductionOf(later) > 0);
  const standing = standingRefunds({ refunds: since });
  const isTooLittleLeft = leftCents - sumOf(standing, deductionOf) < refund.amountCents;
  return standing.some((later) => isTooLittleLeft || isSamePlan(later, refund));
}

/** Whether a refund was to return all of a cancelled order, however much that is. */
function returnsAll({ status }: OrderRecord, { cause, isSurplus }: RefundRecord): boolean {
  return (
    status === CANCELLED_STATUS && !isSurplus && (cause === 'cancellation' || cause === 'late')
  );
}

function isSamePlan(one: RefundRecord, other: RefundRecord): boolean {
  return one.amountCents === other.amountCents && isDeepStrictEqual(one.parts, other.parts);
}

function leftFor({ isSurplus }: RefundRecord, order: OrderRecord): Cents {
  return isSurplus ? surplusLeft(order) : leftToRefund(order);
}
