import type { ClientSession, Types } from 'mongoose';
import { changed } from '../../changes/changed.js';
import { LISTS, SEARCH_RULES } from '../../changes/tags.js';
import { PinModel } from './pin.model.js';

/** Removes a deleted product from every pin. */
export async function unpinProduct(product: Types.ObjectId, session: ClientSession): Promise<void> {
  const { modifiedCount } = await PinModel.updateMany(
    { products: product },
    { $pull: { products: product }, $inc: { version: 1 } },
    { session },
  );
  if (modifiedCount === 0) return;
  await PinModel.deleteMany({ products: { $size: 0 } }, { session });
  await changed([LISTS, SEARCH_RULES], session);
}
