import {
  dollarsFromCents,
  variantName,
  type AdministeredVariant,
  type CartVariant,
  type OrderVariant,
  type Variant,
} from '@shop/shared';
import type { Types } from 'mongoose';
import type { VariantRecord } from './variant.model.js';

/** A variant as order lines and stock movements keep it. */
export interface NamedVariant {
  _id: Types.ObjectId;
  /** Its values joined, as they were then. */
  name: string;
  sku: string | null;
}

/** A variant under its current name. */
export function namedVariant({
  _id,
  values,
  sku,
}: Pick<VariantRecord, '_id' | 'values' | 'sku'>): NamedVariant {
  return { _id, name: variantName(values), sku };
}

/** The same as the API returns it. */
export function namedVariantView({ _id, name, sku }: NamedVariant): OrderVariant {
  return { _id: _id.toHexString(), name, sku };
}

/** A variant in a cart. What is no longer sold has no pieces. */
export function cartVariantView(variant: VariantRecord): CartVariant {
  const isSold = !variant.hidden && variant.archivedIn === null;
  return {
    ...namedVariantView(namedVariant(variant)),
    price: dollarsFromCents(variant.priceCents),
    quantity: isSold ? variant.quantity : 0,
    photo: variant.photo?.toHexString() ?? null,
  };
}

/** A variant as administrators get it. */
export function administeredVariantView(variant: VariantRecord): AdministeredVariant {
  const { lowestPriceCents = null } = variant;
  return {
    ...variantView(variant),
    ...(lowestPriceCents !== null && { lowestPrice: dollarsFromCents(lowestPriceCents) }),
  };
}

/** A variant as the API returns it. */
export function variantView(variant: VariantRecord): Variant {
  const { compareAtCents } = variant;
  return {
    ...namedVariantView(namedVariant(variant)),
    values: variant.values,
    price: dollarsFromCents(variant.priceCents),
    compareAtPrice: compareAtCents === null ? null : dollarsFromCents(compareAtCents),
    quantity: variant.quantity,
    photo: variant.photo?.toHexString() ?? null,
    weight: variant.weight,
    barcode: variant.barcode,
    hidden: variant.hidden,
  };
}
