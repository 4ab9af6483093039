import { dollarsFromCents, fieldNoun, type ProductEdit } from '@shop/shared';
import { badRequest } from '@shop/http/errors';
import type { ProductRecord } from '../products/product.model.js';

/**
 * The stock of a product with variants after an edit of the product alone, which leaves it as it is.
 * @throws HttpError 400 if the edit changes price or stock: they follow from the variants.
 */
export function assertSummaryKept(
  edit: ProductEdit,
  stored: ProductRecord,
): Pick<ProductRecord, 'quantity' | 'leastQuantity'> {
  const { quantity, leastQuantity, priceCents } = stored;
  const { priceBefore = dollarsFromCents(priceCents), quantityBefore = quantity } = edit;
  const changed = [
    ...((edit.price ?? priceBefore) === priceBefore ? [] : (['price'] as const)),
    ...((edit.quantity ?? quantityBefore) === quantityBefore ? [] : (['quantity'] as const)),
  ];
  const errors = changed.map((field) => ({
    field,
    message: `The ${fieldNoun(field)} of a product with variants is that of its variants: change it there`,
  }));
  const [first] = errors;
  if (first) throw badRequest(first.message, errors);
  return { quantity, leastQuantity };
}
