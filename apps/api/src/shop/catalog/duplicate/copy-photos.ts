import { Types, type ClientSession } from 'mongoose';
import { PhotoModel } from '../photos/photo.model.js';
import { photosOf } from '../product-photos/product-photos.js';
import type { ProductRecord, StoredPhoto } from '../products/product.model.js';

/** Copies a product's photos to another. @returns the copies by the ids of what they are copies of, in their order. */
export async function copyPhotos(
  source: ProductRecord,
  product: Types.ObjectId,
  session: ClientSession,
): Promise<ReadonlyMap<string, StoredPhoto>> {
  const copies = new Map<string, StoredPhoto>();
  for (const photo of photosOf(source)) {
    // The first photo that a product has had has the product's id.
    const _id = photo._id.equals(source._id) ? product : new Types.ObjectId();
    const widths = await PhotoModel.find({ product: photo._id }, null, { session }).lean();
    await PhotoModel.insertMany(
      widths.map((width) => ({ ...width, _id: new Types.ObjectId(), product: _id })),
      { session },
    );
    copies.set(photo._id.toHexString(), { ...photo, _id });
  }
  return copies;
}
