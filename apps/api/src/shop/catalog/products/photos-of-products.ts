import type { Photo } from '@shop/shared';
import type { Types } from 'mongoose';
import { photoFields } from '../photos/photo-fields.js';
import { LISTED } from '../visibility/listed.js';
import { ProductModel } from './product.model.js';

/**
 * The photo of each product that shoppers see, by the hexadecimal form of the product's id; null for a product without a photo.
 * Products that no longer exist are not in the map.
 */
export async function photosOfProducts(
  ids: readonly Types.ObjectId[],
): Promise<Map<string, Photo | null>> {
  const distinct = [...new Set(ids.map((id) => id.toHexString()))];
  if (distinct.length === 0) return new Map();
  const products = await ProductModel.find(
    { ...LISTED, _id: { $in: distinct } },
    { photo: 1 },
  ).lean();
  return new Map(
    products.map(({ _id, photo }) => [_id.toHexString(), photo ? photoFields(photo) : null]),
  );
}
