import { z } from 'zod';
import { objectIdSchema } from '../contract/fields.js';
import { LIMITS } from '../limits.js';
import { detailsBefore, detailsInput } from './details/detail-rules.js';
import { editKeySchema } from './edit-key.js';
import { PRODUCT_FIELDS } from './product-fields.js';
import { dollarsRule, piecesRule } from './product-rules.js';
import { variantChangesSchema } from './variants/variant-changes.js';

/** What a bulk edit may change of a product. */
export const BULK_FIELDS = [
  'status',
  'category',
  'brand',
  'tags',
  'price',
  'compareAtPrice',
  'quantity',
] as const;
/** One of `BULK_FIELDS`. */
export type BulkField = (typeof BULK_FIELDS)[number];

const price = dollarsRule(PRODUCT_FIELDS.price).optional();
const category = objectIdSchema.optional();
const quantity = piecesRule(PRODUCT_FIELDS.quantity).optional();

/**
 * One product's change: the price in US dollars, the rest as the product form has it. The stock changes by the
 * difference to `quantityBefore`, once for each `editKey`. Of a product with variants, these are changed by themselves.
 */
export const productChangeSchema = z
  .object({
    productId: objectIdSchema,
    price,
    priceBefore: price,
    category,
    categoryBefore: category,
    status: detailsInput.status,
    statusBefore: detailsBefore.statusBefore,
    brand: detailsInput.brand,
    brandBefore: detailsBefore.brandBefore,
    tags: detailsInput.tags,
    tagsBefore: detailsBefore.tagsBefore,
    compareAtPrice: detailsInput.compareAtPrice,
    compareAtPriceBefore: detailsBefore.compareAtPriceBefore,
    quantity,
    quantityBefore: quantity,
    editKey: editKeySchema.optional(),
    variants: variantChangesSchema.optional(),
  })
  .superRefine((change, context) => {
    const fields = BULK_FIELDS.filter((name) => change[name] !== undefined);
    const refuse = (message: string, path: string[] = []) =>
      context.addIssue({ code: 'custom', path, message });
    if (fields.length === 0 && !change.variants) refuse('There is nothing to change');
    if (fields.length > 0 && change.variants)
      refuse('Variants are changed by themselves', ['variants']);
    if (change.quantity !== undefined && change.editKey === undefined)
      refuse('editKey is required', ['editKey']);
    for (const name of fields) {
      const before = `${name}Before` as const;
      if (change[before] === undefined) refuse(`${before} is required`, [before]);
    }
  });
/**
 * The change of one product in a bulk edit. Each field stands with what the administrator saw: without it, an edit
 * could overwrite what somebody else has saved since.
 */
export type ProductChange = z.output<typeof productChangeSchema>;

/** Body of a bulk edit. */
export const bulkEditSchema = z.object({
  changes: z
    .array(productChangeSchema, { error: 'changes must be a list of products and values' })
    .min(1, 'There is nothing to change')
    .max(LIMITS.productChanges, `At most ${LIMITS.productChanges} products can be changed at once`)
    .refine(
      (changes) => new Set(changes.map(({ productId }) => productId)).size === changes.length,
      'A product can be named only once',
    ),
});

/**
 * `done`: the product has these values by this edit. `already`: it had them before. `refused`, `notFound`: the message says why. `unfinished`: not tried, or
 * interrupted with an unknown outcome; resending is safe.
 */
export const BULK_OUTCOMES = ['done', 'already', 'refused', 'notFound', 'unfinished'] as const;

/** What became of one product in a bulk edit. */
export const productResultSchema = z.strictObject({
  productId: objectIdSchema,
  outcome: z.enum(BULK_OUTCOMES),
  /** A sentence to show to the user. */
  message: z.string(),
});
/** What became of one product in a bulk edit. */
export type ProductResult = z.infer<typeof productResultSchema>;
