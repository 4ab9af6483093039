import { formatDollars, PRODUCT_DETAIL_NAMES, PRODUCT_DETAILS, PRODUCT_FIELDS } from '@shop/shared';
import type { FieldChange, PlannedProduct } from './plan.js';

/** What an import changes in a product's own fields, as the report says it. */
export function changesOf(now: PlannedProduct, after: PlannedProduct): FieldChange[] {
  const shown = ({ values, category, texts }: PlannedProduct): Record<string, string> => ({
    [PRODUCT_FIELDS.category.label]: category,
    [PRODUCT_FIELDS.name.label]: values.name,
    [PRODUCT_FIELDS.description.label]: values.description,
    [PRODUCT_FIELDS.price.label]: formatDollars(values.price),
    [PRODUCT_FIELDS.quantity.label]: String(values.quantity),
    [PRODUCT_FIELDS.shipping.label]: values.shipping ? 'Yes' : 'No',
    ...Object.fromEntries(
      PRODUCT_DETAIL_NAMES.map((name) => [PRODUCT_DETAILS[name].label, texts[name]]),
    ),
  });
  const before = shown(now);
  return Object.entries(shown(after)).flatMap(([field, text]) =>
    before[field] === text ? [] : [{ field, before: before[field] ?? '', after: text }],
  );
}
