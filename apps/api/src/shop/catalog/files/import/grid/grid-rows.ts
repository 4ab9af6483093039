import type { FileProduct, FileVariant } from '@shop/product-files';
import { dollarsFromCents, type VariantInput } from '@shop/shared';
import { dollarsOf, keptRow } from '../../../variants/kept-row.js';
import type { VariantRecord } from '../../../variants/variant.model.js';
import type { Refuse } from '../plan.js';

/** The row of a known variant after an import. */
export function rowOf(variant: VariantRecord, file: FileVariant | undefined): VariantInput {
  const kept = keptRow(variant);
  const cents = file?.compareAtPrice === undefined ? variant.compareAtCents : file.compareAtPrice;
  const price = file?.price ?? variant.priceCents;
  return {
    ...kept,
    values: file?.values ?? kept.values,
    price: dollarsFromCents(price),
    quantity: file?.quantity ?? kept.quantity,
    sku: file?.sku === undefined ? kept.sku : file.sku,
    compareAtPrice: cents === null || cents < price ? null : dollarsFromCents(cents),
    lowestPrice: file?.lowestPrice === undefined ? kept.lowestPrice : dollarsOf(file.lowestPrice),
    weight: file?.weight === undefined ? kept.weight : file.weight,
    barcode: file?.barcode === undefined ? kept.barcode : file.barcode,
    hidden: file?.hidden ?? kept.hidden,
  };
}

/** The row of a variant that the shop does not have. */
export function newRow(file: FileVariant, { layout }: FileProduct, refuse: Refuse): VariantInput {
  if (file.price === undefined)
    refuse('A new variant needs a price', layout.headerOf('price'), '', file.line);
  return {
    values: file.values,
    price: dollarsFromCents(file.price ?? 0),
    quantity: file.quantity,
    sku: file.sku,
    compareAtPrice: file.compareAtPrice && dollarsFromCents(file.compareAtPrice),
    lowestPrice: dollarsOf(file.lowestPrice),
    weight: file.weight ?? null,
    barcode: file.barcode,
    hidden: file.hidden ?? false,
  };
}
