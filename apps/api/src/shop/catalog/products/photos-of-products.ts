import type { OrderLinePhoto } from '@shop/shared';
import type { Types } from 'mongoose';
import { photoFields } from '../photos/photo-fields.js';
import { photosOf } from '../product-photos/product-photos.js';
import { variantsIn } from '../variants/find-variants.js';
import { LISTED } from '../visibility/listed.js';
import { ProductModel } from './product.model.js';

/** A product, or one of its variants. */
interface Item {
  product: Types.ObjectId;
  variant?: { _id: Types.ObjectId } | undefined;
}

/**
 * The photo of each product that shoppers see, by the hexadecimal form of the product's id, null for a product without a photo;
 * and that of each variant that has one of its own, by the variant's id. Products that no longer exist are not in the map.
 */
export async function photosOfProducts(
  items: readonly Item[],
): Promise<Map<string, OrderLinePhoto | null>> {
  const distinct = [...new Set(items.map(({ product }) => product.toHexString()))];
  if (distinct.length === 0) return new Map();
  const [products, variants] = await Promise.all([
    ProductModel.find({ ...LISTED, _id: { $in: distinct } }, { photo: 1, photos: 1 }).lean(),
    variantsIn(items.map(({ variant }) => ({ variant: variant?._id.toHexString() }))),
  ]);
  const photos = new Map<string, OrderLinePhoto | null>();
  for (const product of products)
    photos.set(product._id.toHexString(), product.photo && photoFields(product.photo));
  for (const [id, variant] of variants) {
    const product = products.find(({ _id }) => _id.equals(variant.product));
    const own = product && photosOf(product).find(({ _id }) => variant.photo?.equals(_id));
    if (own) photos.set(id, { _id: own._id.toHexString(), ...photoFields(own) });
  }
  return photos;
}
