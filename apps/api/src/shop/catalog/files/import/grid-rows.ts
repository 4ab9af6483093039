import type { FileProduct, FileVariant } from '@shop/product-files';
import { dollarsFromCents, type VariantInput } from '@shop/shared';
import type { VariantRecord } from '../../variants/variant.model.js';
import type { Refuse } from './plan.js';

const dollarsOf = (cents: number | null | undefined) =>
  cents == null ? null : dollarsFromCents(cents);

/** The row of a known variant after an import. */
export function rowOf(variant: VariantRecord, file: FileVariant | undefined): VariantInput {
  const cents = file?.compareAtPrice === undefined ? variant.compareAtCents : file.compareAtPrice;
  const price = file?.price ?? variant.priceCents;
  return {
    _id: variant._id.toHexString(),
    values: file?.values ?? variant.values,
    price: dollarsFromCents(price),
    quantity: file?.quantity ?? variant.quantity,
    sku: file?.sku === undefined ? variant.sku : file.sku,
    compareAtPrice: cents === null || cents < price ? null : dollarsFromCents(cents),
    lowestPrice: dollarsOf(
      file?.lowestPrice === undefined ? variant.lowestPriceCents : file.lowestPrice,
    ),
    weight: file?.weight === undefined ? variant.weight : file.weight,
    barcode: file?.barcode === undefined ? variant.barcode : file.barcode,
    hidden: file?.hidden ?? variant.hidden,
  };
}

/** The row of a variant that the shop does not have. */
export function newRow(file: FileVariant, { layout }: FileProduct, refuse: Refuse): VariantInput {
  if (file.price === undefined)
    refuse('A new variant needs a price', layout.headerOf('price'), '', file.line);
  return {
    values: file.values,
    price: dollarsFromCents(file.price ?? 0),
    quantity: file.quantity ?? 0,
    sku: file.sku ?? null,
    compareAtPrice: file.compareAtPrice == null ? null : dollarsFromCents(file.compareAtPrice),
    lowestPrice: dollarsOf(file.lowestPrice),
    weight: file.weight ?? null,
    barcode: file.barcode ?? null,
    hidden: file.hidden ?? false,
  };
}
