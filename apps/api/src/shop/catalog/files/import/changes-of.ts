import {
  formatDollars,
  PRODUCT_DETAIL_NAMES,
  PRODUCT_DETAILS,
  PRODUCT_FIELD_NAMES,
  PRODUCT_FIELDS,
  type ProductFieldName,
  type ProductValues,
} from '@shop/shared';
import type { FieldChange, PlannedProduct } from './plan.js';

/** What an import changes in a product's own fields, as the report says it. */
export function changesOf(now: PlannedProduct, after: PlannedProduct): FieldChange[] {
  const shown = ({ values, category, texts }: PlannedProduct): Record<string, string> => ({
    ...Object.fromEntries(
      PRODUCT_FIELD_NAMES.map((name) => [
        PRODUCT_FIELDS[name].label,
        shownValue(name, { ...values, category }),
      ]),
    ),
    ...Object.fromEntries(
      PRODUCT_DETAIL_NAMES.map((name) => [PRODUCT_DETAILS[name].label, texts[name]]),
    ),
  });
  const before = shown(now);
  return Object.entries(shown(after)).flatMap(([field, text]) =>
    before[field] === text ? [] : [{ field, before: before[field] ?? '', after: text }],
  );
}

function shownValue(name: ProductFieldName, values: ProductValues): string {
  const value = values[name];
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'number' && PRODUCT_FIELDS[name].kind === 'dollars'
    ? formatDollars(value)
    : String(value);
}
