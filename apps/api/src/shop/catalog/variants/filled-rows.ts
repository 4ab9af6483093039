import { centsFromDollars, dollarsFromCents, foldedText, type VariantInput } from '@shop/shared';
import type { ProductRecord } from '../products/product.model.js';

type Unset = 'sku' | 'barcode' | 'compareAtPrice';

/** A row in which nothing is left open but its pieces. */
export type FilledRow = Omit<VariantInput, Unset> & {
  [Name in Unset]: NonNullable<VariantInput[Name]> | null;
} & {
  /** The product whose pieces this row continues: the one that gets its first variants. */
  heirOf?: ProductRecord;
};

/**
 * The rows of a grid with what they leave open. One of the first variants of a product takes over the SKU, the barcode
 * and the pieces that the product had, so that none of them gets lost unasked.
 * @param before the product as it is stored; undefined for a new one
 */
export function filledRows(
  rows: readonly VariantInput[],
  before: ProductRecord | undefined,
): FilledRow[] {
  const product = before?.options ? undefined : before;
  const heir = product && heirAmong(rows, product);
  const skus = new Set(rows.map(({ sku }) => sku && foldedText(sku)));
  return rows.map((row) => {
    const own = row === heir ? product : undefined;
    const freeSku = own && !skus.has(own.skuKey) ? own.sku : undefined;
    return {
      ...row,
      sku: said(row.sku, freeSku),
      barcode: said(row.barcode, own?.barcode),
      compareAtPrice: said(row.compareAtPrice, compareAtFor(row, product)),
      ...(own && { heirOf: own }),
    };
  });
}

/** Which of a product's first variants is what the product was. */
function heirAmong(rows: readonly VariantInput[], { skuKey }: ProductRecord) {
  return (
    rows.find(({ quantityBefore }) => quantityBefore !== undefined) ??
    rows.find(({ sku }) => sku && foldedText(sku) === skuKey) ??
    rows[0]
  );
}

/** What a row says, null included, else what it takes over. */
function said<Value>(value: Value | null | undefined, taken: Value | undefined): Value | null {
  return value === undefined ? (taken ?? null) : value;
}

/** The product's compare-at price, unless the row costs more. */
function compareAtFor({ price }: VariantInput, product: ProductRecord | undefined) {
  const cents = product?.compareAtCents;
  if (cents === undefined || cents < centsFromDollars(price)) return undefined;
  return dollarsFromCents(cents);
}
