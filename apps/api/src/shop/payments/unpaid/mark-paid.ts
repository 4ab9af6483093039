import { conflict, notFound } from '@shop/http/errors';
import type { SignedInActor } from '@shop/http/access';
import { inTransaction } from '@shop/mongo';
import { isManual } from '@shop/shared';
import { OrderModel, type OrderRecord } from '../../orders/index.js';
import { takeHeld } from '../held/take-held.js';
import type { HostedPayments } from '../hosted/hosted-payments.js';
import { recordMarked } from './record-marked.js';
import { writePaid } from './record-paid.js';

/**
 * Writes that the money of an order has come that is paid by hand, or takes what is reserved for it, once, and who said
 * so. A cancelled order stays cancelled: its money is to be returned.
 * @throws HttpError 404 for an unknown order; 409 if it is paid otherwise, or nothing is reserved any more.
 */
export async function markPaid(
  id: string,
  by: SignedInActor,
  provider?: HostedPayments,
): Promise<OrderRecord> {
  const found = await OrderModel.findById(id).lean();
  if (found?.payment.state === 'authorized' && found.payment.provider === provider?.name)
    return takeNow(found, by, provider);
  return inTransaction(async (session) => {
    const before = await OrderModel.findById(id, null, { session }).lean();
    if (!before) throw notFound('Order');
    if (!isManual(before.payment.provider))
      throw conflict(`Order ${before.number} is not paid by hand`);
    if (before.payment.success) return before;
    const paidCents = before.totalCents;
    const cause = { cause: 'administrator', by: by._id, paidCents } as const;
    const after = await writePaid(before, cause, session);
    await recordMarked({ before, after, by }, session);
    return after;
  });
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
