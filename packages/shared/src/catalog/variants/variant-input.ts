import { z } from 'zod';
import { objectIdSchema, optionalText, requiredText } from '../../contract/fields.js';
import { LIMITS } from '../../limits.js';
import { editKeySchema } from '../edit-key.js';
import { PRODUCT_FIELDS } from '../product-fields.js';
import { dollarsRule, piecesRule } from '../product-rules.js';
import { isGtin } from './gtin.js';
import { checkVariants } from './check-variants.js';

const price = dollarsRule(PRODUCT_FIELDS.price);
const quantity = piecesRule(PRODUCT_FIELDS.quantity);
const value = requiredText('Value', { max: LIMITS.optionValue });

const optionInputSchema = z.object({
  name: requiredText('Option name', { max: LIMITS.optionName }),
  values: z.array(value, { error: 'values must be a list of texts' }).min(1, 'Add a value'),
});

/** A text that may be null or empty, which both mean none, or left out. */
function unsetText(label: string, max: number) {
  return optionalText(label, { max })
    .nullish()
    .transform((text) => (text === '' ? null : text));
}

const variantInputSchema = z.object({
  /**
   * Of a variant that is there, or kept for its orders. Without it, the row is that of the variant with its values, or
   * a new one.
   */
  _id: objectIdSchema.optional(),
  values: z.array(value, { error: 'values must be a list of texts' }),
  price,
  /** Without it, a variant keeps its pieces, and a new one has none. */
  quantity: quantity.optional(),
  /**
   * The pieces that were shown: the stock changes by the difference. Without it, `quantity` is set. In a row without an
   * id they are those of the product that gets its first variants.
   */
  quantityBefore: quantity.optional(),
  sku: unsetText('SKU', LIMITS.sku),
  compareAtPrice: dollarsRule({ ...PRODUCT_FIELDS.price, label: 'Compare-at price' }).nullish(),
  /** No promotion takes a piece below it; null for that of the product. Without it, the variant keeps its own. */
  lowestPrice: dollarsRule({ ...PRODUCT_FIELDS.price, label: 'Lowest price' }).nullish(),
  weight: piecesRule({ label: 'Weight', max: LIMITS.weightGrams })
    .nullish()
    .transform((grams) => grams ?? null),
  barcode: unsetText('Barcode', LIMITS.sku).refine(
    (text) => text == null || isGtin(text),
    'Barcode must be a GTIN of 8, 12, 13 or 14 digits with the right check digit',
  ),
  /** Id of one of the product's photos; null for none. Without it, the variant keeps its photo. */
  photo: objectIdSchema.nullish(),
  hidden: z.boolean({ error: 'hidden must be true or false' }).default(false),
});
/** A row of the grid, parsed. Prices are in US dollars. */
export type VariantInput = z.output<typeof variantInputSchema>;

/**
 * All options and variants of a product, in their order. A variant that is not in the list is removed; without options
 * and variants, the product has none any more and keeps its price and its pieces. `version` is the one that the grid
 * was opened with.
 *
 * Of the first variants of a product, the row with `quantityBefore`, else the one with its SKU, else the first one, is
 * what the product was: it takes over SKU, barcode and pieces where it does not say them. Each row takes over the
 * compare-at price.
 */
export const variantsInputSchema = z
  .object({
    options: z
      .array(optionInputSchema, { error: 'options must be a list' })
      .max(LIMITS.options, `A product can have at most ${LIMITS.options} options`),
    variants: z
      .array(variantInputSchema, { error: 'variants must be a list' })
      .max(LIMITS.variants, `A product can have at most ${LIMITS.variants} variants`),
    version: z.int({ error: 'version must be a whole number' }).min(0),
    editKey: editKeySchema,
  })
  .superRefine(checkVariants);
/** The grid, parsed. */
export type VariantsInput = z.output<typeof variantsInputSchema>;
