import { dollarsFromCents, type VariantInput } from '@shop/shared';
import type { VariantRecord } from './variant.model.js';

/** The row of a stored variant that changes nothing. */
export function keptRow(variant: VariantRecord): VariantInput {
  const { values, quantity, sku, weight, barcode, hidden } = variant;
  return {
    _id: variant._id.toHexString(),
    ...{ values, quantity, sku, weight, barcode, hidden },
    price: dollarsFromCents(variant.priceCents),
    compareAtPrice: dollarsOf(variant.compareAtCents),
    lowestPrice: dollarsOf(variant.lowestPriceCents),
  };
}

/** An amount that may not be set. */
export function dollarsOf(cents: number | null | undefined): number | null {
  return cents == null ? null : dollarsFromCents(cents);
}
