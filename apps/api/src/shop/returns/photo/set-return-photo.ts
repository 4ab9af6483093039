import { conflict, notFound } from '@shop/http/errors';
import { inTransaction } from '@shop/mongo';
import type { Types } from 'mongoose';
import { holdAccount } from '../../../platform/mongo/hold-account.js';
import type { PreparedPhoto } from '../../catalog/index.js';
import { OrderModel, ReturnModel, ReturnPhotoModel, type OrderRecord } from '../../orders/index.js';

/** Whose return, and which. */
interface Own {
  id: string;
  buyer: Types.ObjectId;
}

/**
 * Keeps the photo of a return in its largest width, in place of an earlier one, in a transaction that keeps the account of
 * its buyer.
 * @throws HttpError 404 if the buyer has no such return, 409 once it was decided.
 */
export function setReturnPhoto(
  { id, buyer }: Own,
  { version, variants }: PreparedPhoto,
): Promise<OrderRecord> {
  const largest = variants.reduce((one, other) => (other.width > one.width ? other : one));
  return inTransaction(async (session) => {
    await holdAccount(buyer, session);
    const found = await ReturnModel.findById(id, null, { session }).lean();
    const of = found && { _id: found.order, 'buyer._id': buyer };
    const order = of && (await OrderModel.findOne(of, null, { session }).lean());
    if (!order) throw notFound('Return');
    const { matchedCount } = await ReturnModel.updateOne(
      { _id: found._id, state: 'requested' },
      { $set: { hasPhoto: true } },
      { session },
    );
    if (matchedCount === 0) throw conflict('A photo can be added until the return is decided.');
    const { width, bytes } = largest;
    await ReturnPhotoModel.updateOne(
      { _id: found._id },
      { $set: { width, version, bytes } },
      { session, upsert: true },
    );
    return order;
  });
}
