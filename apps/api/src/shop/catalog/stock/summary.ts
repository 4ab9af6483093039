import type { ProductRecord } from '../products/product.model.js';
import type { VariantRecord } from '../variants/variant.model.js';

type Summary = Pick<ProductRecord, 'priceCents' | 'quantity' | 'leastQuantity'> & {
  priceToCents: number;
};

/**
 * What a product stores of its variants, so that lists need not read them: of those that are not hidden, sold-out ones
 * included, of which there must be one.
 */
export function summaryOf(
  variants: readonly Pick<VariantRecord, 'priceCents' | 'quantity' | 'hidden'>[],
): Summary {
  const shown = variants.filter(({ hidden }) => !hidden);
  const prices = shown.map(({ priceCents }) => priceCents);
  const pieces = shown.map(({ quantity }) => quantity);
  return {
    priceCents: Math.min(...prices),
    priceToCents: Math.max(...prices),
    quantity: pieces.reduce((sum, quantity) => sum + quantity, 0),
    leastQuantity: Math.min(...pieces),
  };
}
