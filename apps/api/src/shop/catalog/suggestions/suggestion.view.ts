import { dollarsFromCents, type SuggestedProduct } from '@shop/shared';
import { photoFields } from '../photos/photo-fields.js';
import { optionsView } from '../products/product.view.js';
import type { ProductRecord } from '../products/product.model.js';

/** The fields of a product that a suggestion shows. */
export const SUGGESTED_FIELDS = {
  name: 1,
  slug: 1,
  priceCents: 1,
  priceToCents: 1,
  options: 1,
  photo: 1,
} as const;

type SuggestedRecord = Pick<ProductRecord, '_id' | keyof typeof SUGGESTED_FIELDS>;

/** A suggested product as the API returns it. */
export function suggestionView(product: SuggestedRecord): SuggestedProduct {
  return {
    _id: product._id.toHexString(),
    name: product.name,
    slug: product.slug,
    price: dollarsFromCents(product.priceCents),
    photo: product.photo && photoFields(product.photo),
    ...optionsView(product),
  };
}
