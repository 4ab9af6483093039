import { z } from 'zod';
import { objectIdSchema } from '../../contract/fields.js';
import { LIMITS } from '../../limits.js';
import { editKeySchema } from '../edit-key.js';
import { PRODUCT_FIELDS } from '../product-fields.js';
import { dollarsRule, piecesRule } from '../product-rules.js';

const quantity = piecesRule(PRODUCT_FIELDS.quantity).optional();

const variantChangeSchema = z
  .object({
    _id: objectIdSchema,
    price: dollarsRule(PRODUCT_FIELDS.price).optional(),
    /** Null for none. */
    compareAtPrice: dollarsRule({ ...PRODUCT_FIELDS.price, label: 'Compare-at price' }).nullish(),
    quantity,
    /** The pieces that were shown: the stock changes by the difference. */
    quantityBefore: quantity,
  })
  .refine((change) => change.quantity === undefined || change.quantityBefore !== undefined, {
    path: ['quantityBefore'],
    message: 'quantityBefore is required',
  });

/**
 * Changes of some variants of a product: prices in US dollars. What a row leaves out stays. `version` is that of the grid
 * which was shown: after a later save nothing is changed.
 */
export const variantChangesSchema = z.object({
  version: z.int({ error: 'version must be a whole number' }).min(0),
  editKey: editKeySchema,
  rows: z
    .array(variantChangeSchema, { error: 'rows must be a list of variants and values' })
    .min(1, 'There is nothing to change')
    .max(LIMITS.variants, `A product can have at most ${LIMITS.variants} variants`),
});
/** Changes of some variants of a product, parsed. */
export type VariantChanges = z.output<typeof variantChangesSchema>;
