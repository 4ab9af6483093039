import { conflict, notFound } from '@shop/http/errors';
import type { SignedInActor } from '@shop/http/access';
import { inTransaction } from '@shop/mongo';
import { isManual, isOutstanding } from '@shop/shared';
import type { ClientSession } from 'mongoose';
import { OrderModel, type OrderRecord } from '../../orders/index.js';
import { takeHeld } from '../held/take-held.js';
import type { Hosted } from '../hosted/hosted.js';
import type { HostedPayments } from '../hosted/hosted-payments.js';
import { endAtProvider, leaveProvider } from './leave-provider.js';
import { assertShown } from '../refunds/assert-shown.js';
import { recordMarked } from './record-marked.js';
import { writePaid } from './record-paid.js';
import { CHANGED, isPaidInParts, recordRest, type Marking } from './record-rest.js';

/**
 * Writes that the money of an order has come that is paid by hand, or that was to be paid otherwise and has come
 * another way, or the rest of one that was sent for less, or takes what is reserved for it: once, and who said so. An
 * order that is paid by hand and cancelled stays cancelled: its money is to be returned.
 * @throws HttpError 404 for an unknown order; 409 if it is paid otherwise, if nothing is reserved or to be paid any
 * more, or if it is another amount than was shown.
 */
export async function markPaid(
  id: string,
  { by, shown }: Marking,
  hosted?: Hosted,
): Promise<OrderRecord> {
  const found = await OrderModel.findById(id).lean();
  if (!found) throw notFound('Order');
  if (isPaidInParts(found)) return recordRest(found._id, { by, shown });
  if (isManual(found.payment.provider) && found.payment.success) return found;
  // Before its page is closed for nothing.
  assertShown(shown, found.totalCents, CHANGED);
  const { payment } = found;
  if (payment.state === 'authorized' && payment.provider === hosted?.provider.name)
    return takeNow(found, by, hosted.provider);
  const ended = isManual(payment.provider) ? undefined : await endAtProvider(found, hosted);
  return inTransaction(async (session) => {
    const read = await OrderModel.findById(id, null, { session }).lean();
    if (!read) throw notFound('Order');
    if (isManual(read.payment.provider) && read.payment.success) return read;
    assertShown(shown, read.totalCents, CHANGED);
    const before = ended ? await leaveUnpaid(read, ended, session) : read;
    const cause = { cause: 'administrator', by: by._id, paidCents: before.totalCents } as const;
    const after = await writePaid(before, cause, session);
    await recordMarked({ before: read, after, by }, session);
    return after;
  });
}

/** Leaves the provider of an order that was not paid there since it was asked. */
async function leaveUnpaid(
  order: OrderRecord,
  ended: Parameters<typeof leaveProvider>[1],
  session: ClientSession,
): Promise<OrderRecord> {
  const left = isOutstanding(order) ? await leaveProvider(order, ended, session) : null;
  if (!left) throw conflict(`Order ${order.number} has changed meanwhile. Please try again.`);
  return left;
}

/** Writes who wants it before the provider is asked: the answer may reach another instance. */
async function takeNow(
  { _id, number }: OrderRecord,
  { _id: by, requestId }: SignedInActor,
  provider: HostedPayments,
): Promise<OrderRecord> {
  const asked = await OrderModel.findOneAndUpdate(
    { _id, 'payment.state': 'authorized' },
    { $set: { 'payment.captureAsked': { by, requestId } } },
    { returnDocument: 'after' },
  ).lean();
  const after = asked
    ? await takeHeld(asked, provider, 'administrator')
    : await OrderModel.findById(_id).orFail().lean();
  if (!after.payment.success || after.payment.state === 'authorized')
    throw conflict(`The amount of order ${number} is not reserved any more.`);
  return after;
}
