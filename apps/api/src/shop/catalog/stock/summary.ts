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

/** The compare-at price that lists show beside the lowest price: that of the cheapest variant, if it has one. */
export function compareAtOf(
  variants: readonly Pick<VariantRecord, 'priceCents' | 'compareAtCents' | 'hidden'>[],
): number | undefined {
  const { priceCents } = summaryOf(variants.map((variant) => ({ ...variant, quantity: 0 })));
  const cheapest = variants.filter(
    (variant) => !variant.hidden && variant.priceCents === priceCents,
  );
  return (
    cheapest.map(({ compareAtCents }) => compareAtCents).find((cents) => cents !== null) ??
    undefined
  );
}
