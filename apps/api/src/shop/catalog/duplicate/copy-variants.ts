import { randomUUID } from 'node:crypto';
import { Types, type ClientSession } from 'mongoose';
import type { ProductRecord, StoredPhoto } from '../products/product.model.js';
import { variantsOf } from '../variants/find-variants.js';
import { VariantModel, type VariantRecord } from '../variants/variant.model.js';

interface Copy {
  product: Types.ObjectId;
  /** The product's photos by the ids of what they are copies of. */
  photos: ReadonlyMap<string, StoredPhoto>;
}

/**
 * Copies the variants of a product to another: without SKU, barcode and stock.
 * @returns what the product stores of the save; undefined without variants.
 */
export async function copyVariants(
  source: ProductRecord,
  copy: Copy,
  session: ClientSession,
): Promise<ProductRecord['variantsSaved']> {
  if (!source.options) return undefined;
  const variants = await variantsOf(source._id, session);
  await VariantModel.insertMany(
    variants.map((variant) => copied(variant, copy)),
    { session },
  );
  return { version: 1, editKey: randomUUID() };
}

function copied({ photo, ...variant }: VariantRecord, copy: Copy): VariantRecord {
  const copiedPhoto = photo && copy.photos.get(photo.toHexString());
  const fields = {
    ...variant,
    _id: new Types.ObjectId(),
    product: copy.product,
    sku: null,
    barcode: null,
    quantity: 0,
    wasOrdered: false,
    ...(copiedPhoto && { photo: copiedPhoto._id }),
  };
  delete fields.skuKey;
  delete fields.pastPrices;
  delete fields.priorCents;
  return fields;
}
