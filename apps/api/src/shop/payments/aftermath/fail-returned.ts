import type { ClientSession, Types } from 'mongoose';
import { sendLater } from '../../mail/index.js';
import {
  noteAllReturned,
  OrderModel,
  pushedChange,
  stateByRefunds,
  takeBackCreditNote,
} from '../../orders/index.js';
import { announce } from '../../webhooks/index.js';
import { reportRefused } from '../refunds/refused-refund.js';

/**
 * Writes that a refund did not arrive which the provider had reported as made, inside a transaction: the shop has the
 * money again, the credit note is taken back, and shop and buyer are told. Pieces stay as they are: the buyer is to get the
 * money in another way.
 */
export async function failReturned(
  id: Types.ObjectId,
  refundId: Types.ObjectId,
  { failure, event }: { failure: string; event?: string | undefined },
  session: ClientSession,
): Promise<void> {
  const before = await OrderModel.findById(id, null, { session }).lean();
  const refunds = before?.refunds?.map((refund) =>
    refund._id.equals(refundId) ? { ...refund, state: 'failed' as const, failure } : refund,
  );
  if (!before || !refunds) return;
  const state = stateByRefunds({ ...before, refunds });
  const hasRefund = refunds.some((refund) => refund.state === 'succeeded');
  await OrderModel.updateOne(
    { _id: id },
    {
      $set: { refunds, 'payment.state': state, ...(hasRefund && { 'payment.hasRefund': true }) },
      ...(!hasRefund && { $unset: { 'payment.hasRefund': 1 } }),
      ...pushedChange(before.payment.state, state, { cause: 'refusal', event }),
    },
    { session },
  );
  if (before.payment.disputes) await noteAllReturned(id, session);
  await takeBackCreditNote(before, refundId, session);
  const refund = refunds.find(({ _id }) => _id.equals(refundId));
  if (refund) await reportRefused({ order: before, refund }, failure, session);
  // Its buyer was told that it is on its way.
  await sendLater({ kind: 'refundFailed', id: refundId }, session);
  await announce('refund.failed', refundId, session);
}
