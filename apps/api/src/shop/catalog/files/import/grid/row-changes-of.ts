import type { FileVariant } from '@shop/product-files';
import { foldedText, formatDollars, variantName, type VariantInput } from '@shop/shared';
import type { VariantRecord } from '../../../variants/variant.model.js';
import { rowOf } from './grid-rows.js';
import type { FieldChange } from '../plan.js';

const FIELDS = {
  values: 'Options',
  price: 'Price',
  compareAtPrice: 'Compare-at price',
  lowestPrice: 'Lowest price',
  quantity: 'Quantity',
  sku: 'SKU',
  weight: 'Weight',
  barcode: 'Barcode',
  hidden: 'Hidden',
} as const;

/** Fields that are money. */
const AMOUNTS: ReadonlySet<string> = new Set<keyof typeof FIELDS>([
  'price',
  'compareAtPrice',
  'lowestPrice',
]);

/** What an import changes in a known variant, as the report says it. */
export function rowChangesOf(variant: VariantRecord, file: FileVariant | undefined): FieldChange[] {
  if (!file) return [];
  const [before, after] = [rowOf(variant, undefined), rowOf(variant, file)];
  const name = variantName(variant.values);
  return (Object.keys(FIELDS) as (keyof typeof FIELDS)[]).flatMap((field) => {
    const [old, now] = [textOf(field, before), textOf(field, after)];
    const isSame = field === 'values' ? foldedText(old) === foldedText(now) : old === now;
    return isSame ? [] : [{ field: `${FIELDS[field]} of ${name}`, before: old, after: now }];
  });
}

function textOf(field: keyof typeof FIELDS, row: VariantInput): string {
  if (field === 'values') return variantName(row.values);
  const value = row[field];
  if (value == null) return '';
  return typeof value === 'number' && AMOUNTS.has(field) ? formatDollars(value) : String(value);
}
