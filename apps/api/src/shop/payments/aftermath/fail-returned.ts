import type { ClientSession, Types } from 'mongoose';
import { OrderModel, stateByRefunds } from '../../orders/index.js';

/**
 * Writes that a refund did not arrive which the provider had reported as made, inside a transaction: the shop has the
 * money again. Pieces and credit note stay as they are: the buyer is to get the money in another way.
 */
export async function failReturned(
  id: Types.ObjectId,
  refundId: Types.ObjectId,
  failure: string,
  session: ClientSession,
): Promise<void> {
  const before = await OrderModel.findById(id, null, { session }).lean();
  const refunds = before?.refunds?.map((refund) =>
    refund._id.equals(refundId) ? { ...refund, state: 'failed' as const, failure } : refund,
  );
  if (!before || !refunds) return;
  const state = stateByRefunds({ refunds, totalCents: before.totalCents });
  await OrderModel.updateOne(
    { _id: id },
    {
      $set: { refunds, ...(state && { 'payment.state': state }) },
      ...(!state && { $unset: { 'payment.state': 1 } }),
    },
    { session },
  );
}
