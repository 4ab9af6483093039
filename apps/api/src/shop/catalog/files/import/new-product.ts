import type { FileProduct, Remark } from '@shop/product-files';
import { copiedValues, formatDollars, NO_DETAILS, PRODUCT_FIELDS } from '@shop/shared';
import type { FieldChange, PlannedProduct, Refuse } from './plan.js';

/** The category of products whose file names none. */
export const UNCATEGORISED = 'Uncategorised';

/** A product that the shop does not have begins as a draft. */
export function newProduct(
  { fields, variants, layout }: FileProduct,
  refuse: Refuse,
): PlannedProduct {
  if (fields.name === undefined) refuse('A new product needs a title', layout.headerOf('title'));
  for (const variant of variants)
    if (variant.price === undefined)
      refuse('A new product needs a price', layout.headerOf('price'), '', variant.line);
  const name = fields.name ?? '';
  return {
    values: {
      // The shop asks for a description, which many files lack. Files that do not say so are of goods: only what has to be
      // sent can be charged for delivery.
      ...copiedValues({ name, description: fields.description ?? name, shipping: true }),
      price: 0,
    },
    category: fields.category ?? UNCATEGORISED,
    texts: { ...NO_DETAILS, status: 'draft' },
  };
}

/** A new product has no pieces if its file says nothing of them, and then nobody can buy it. */
export function noticesOfNoStock({ line, variants, layout }: FileProduct): Remark[] {
  if (variants.some(({ quantity }) => quantity !== undefined)) return [];
  const reason = 'No stock in the file: imported with 0';
  return [{ line, column: layout.headerOf('quantity'), value: '', reason }];
}

/** What a new product costs, from the lowest to the highest price of the variants that shoppers see. */
export function priceOfNew({ values, grid }: PlannedProduct): FieldChange {
  const shown = grid?.variants.filter(({ hidden }) => !hidden).map(({ price }) => price);
  const prices = shown ?? [values.price];
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const after =
    lowest === highest
      ? formatDollars(lowest)
      : `${formatDollars(lowest)} to ${formatDollars(highest)}`;
  return { field: PRODUCT_FIELDS.price.label, before: '', after };
}
