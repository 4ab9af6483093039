import type { ClientSession } from 'mongoose';
import type { Actor } from '@shop/http/access';
import { notFound } from '@shop/http/errors';
import { recordAuditEntry } from '../../audit/index.js';
import { changed } from '../changes/changed.js';
import { LISTS, productTag } from '../changes/tags.js';
import { ProductModel, type ProductRecord, type StoredPhoto } from '../products/product.model.js';
import { setOrUnset } from '../visibility/product-details.js';
import { photoFacts, photosFields, photosOf, revisionOf } from './product-photos.js';

/** Makes other photos of a product's photos, and stores and deletes their bytes. */
type ChangePhotos = (photos: StoredPhoto[], product: ProductRecord) => Promise<StoredPhoto[]>;

/**
 * Changes the photos of a product in a transaction. Whoever does it writes the product, so two at once conflict.
 * @throws HttpError 404 for an unknown product.
 */
export async function writePhotos(
  { id, by }: { id: string; by: Actor },
  change: ChangePhotos,
  session: ClientSession,
): Promise<ProductRecord> {
  const before = await ProductModel.findById(id, null, { session }).lean();
  if (!before) throw notFound('Product');
  const earlier = photosOf(before);
  const photos = await change(earlier, before);
  if (revisionOf(photos) === revisionOf(earlier)) return before;
  const product = await ProductModel.findByIdAndUpdate(
    before._id,
    setOrUnset(photosFields(before, photos)),
    { session, returnDocument: 'after' },
  ).lean();
  if (!product) throw notFound('Product');
  await changed([productTag(product._id), LISTS], session);
  await recordAuditEntry(
    {
      action: 'updateProduct',
      by,
      subject: { kind: 'product', _id: product._id, name: product.name },
      before: photoFacts(earlier),
      after: photoFacts(photos),
    },
    session,
  );
  return product;
}

/** @throws HttpError 404 if it is not among these photos. */
export function photoAmong(photos: readonly StoredPhoto[], id: string): StoredPhoto {
  const photo = photos.find(({ _id }) => _id.toHexString() === id);
  if (!photo) throw notFound('Photo');
  return photo;
}
