import type { Types } from 'mongoose';
import type { StoredPhoto } from '../../products/product.model.js';
import { NamedPhotoModel, type NamedPhotoRecord } from './named-photo.model.js';

/** The photo of a product that an earlier import has fetched from the same address, if the product still has it. */
export async function fetchedBefore(
  { product, src }: NamedPhotoRecord,
  photos: readonly StoredPhoto[],
): Promise<Types.ObjectId | undefined> {
  const wanted = { product, src, state: 'done', key: null } as const;
  const earlier = await NamedPhotoModel.find(wanted, { photo: 1 }).sort({ _id: -1 }).lean();
  const has = (id: Types.ObjectId) => photos.some(({ _id }) => _id.equals(id));
  return earlier.flatMap(({ photo }) => photo ?? []).find(has);
}
