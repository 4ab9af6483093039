import { foldedText, foldedValues } from '@shop/shared';
import type { VariantRecord } from '../../../variants/variant.model.js';

/** What tells the variant of a row: its SKU, and its values in the order of the product's options. */
interface NamedRow {
  sku?: string | null;
  values: readonly string[];
}

/**
 * The variant of each row, whatever the order of the rows. The SKUs of all rows go first: a row whose values are those of
 * another row's variant must not take its stock and its orders.
 */
export function matchRows<Row extends NamedRow>(
  rows: readonly Row[],
  sold: readonly VariantRecord[],
): Map<Row, VariantRecord> {
  const matches = new Map<Row, VariantRecord>();
  const free = new Set(sold);
  const take = (row: Row, variant: VariantRecord | undefined) => {
    if (!variant || !free.delete(variant)) return;
    matches.set(row, variant);
  };
  const bySku = new Map(sold.map((variant) => [variant.skuKey, variant]));
  for (const row of rows) if (row.sku) take(row, bySku.get(foldedText(row.sku)));
  const byValues = new Map(sold.map((variant) => [foldedValues(variant.values), variant]));
  for (const row of rows)
    if (!matches.has(row) && row.values.length > 0)
      take(row, byValues.get(foldedValues(row.values)));
  return matches;
}

/**
 * The values of a file's rows in the order of the product's options; a row without values has none. Undefined if the
 * file has other options than the product.
 */
export function inOrderOf<Row extends NamedRow>(
  rows: readonly Row[],
  names: readonly string[],
  known: readonly { name: string }[],
): (Row & { values: string[] })[] | undefined {
  const order = orderOf(names, known);
  return (
    order &&
    rows.map((row) => ({
      ...row,
      values: row.values.length > 0 ? order.map((at) => row.values[at] ?? '') : [],
    }))
  );
}

/** Where each known option stands in the file; undefined if the file has others. Without names, all is known. */
function orderOf(
  names: readonly string[],
  known: readonly { name: string }[],
): number[] | undefined {
  if (known.length === 0) return names.map((_, at) => at);
  if (names.length === 0) return [];
  const keys = names.map(foldedText);
  const order = known.map(({ name }) => keys.indexOf(foldedText(name)));
  return order.length === names.length && !order.includes(-1) ? order : undefined;
}
