import type { ClientSession, Types } from 'mongoose';
import { recordSearchChange } from '../../changes/record-change.js';
import { PinModel } from './pin.model.js';

/** Takes a product that is deleted away from all words that it is pinned for. */
export async function unpinProduct(product: Types.ObjectId, session: ClientSession): Promise<void> {
  const { modifiedCount } = await PinModel.updateMany(
    { products: product },
    { $pull: { products: product }, $inc: { version: 1 } },
    { session },
  );
  if (modifiedCount === 0) return;
  await PinModel.deleteMany({ products: { $size: 0 } }, { session });
  await recordSearchChange(session);
}
