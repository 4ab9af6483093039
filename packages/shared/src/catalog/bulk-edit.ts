import { z } from 'zod';
import { objectIdSchema } from '../contract/fields.js';
import { LIMITS } from '../limits.js';
import { detailsBefore, detailsInput } from './details/detail-rules.js';
import { PRODUCT_FIELDS } from './product-fields.js';
import { dollarsRule } from './product-rules.js';

/** What a bulk edit may change of a product. */
export const BULK_FIELDS = [
  'status',
  'category',
  'brand',
  'tags',
  'price',
  'compareAtPrice',
] as const;
/** One of `BULK_FIELDS`. */
export type BulkField = (typeof BULK_FIELDS)[number];

const price = dollarsRule(PRODUCT_FIELDS.price).optional();
const category = objectIdSchema.optional();

/** One product's change: the price in US dollars, the rest as the product form has it. */
const productChangeSchema = z
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
  })
  .superRefine((change, context) => {
    const fields = BULK_FIELDS.filter((name) => change[name] !== undefined);
    if (fields.length === 0)
      context.addIssue({ code: 'custom', message: 'There is nothing to change' });
    for (const name of fields) {
      const before = `${name}Before` as const;
      if (change[before] === undefined)
        context.addIssue({ code: 'custom', path: [before], message: `${before} is required` });
    }
  });
/**
 * The change of one product in a bulk edit. Each field stands with what the administrator saw: without it, an edit could
 * overwrite what somebody else has saved since.
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
 * `done`: the product has these values. `refused`, `notFound`: the message says why. `unfinished`: not tried, or
 * interrupted with an unknown outcome; resending is safe.
 */
export const BULK_OUTCOMES = ['done', 'refused', 'notFound', 'unfinished'] as const;

/** What became of one product in a bulk edit. */
export const productResultSchema = z.strictObject({
  productId: objectIdSchema,
  outcome: z.enum(BULK_OUTCOMES),
  /** A sentence to show to the user. */
  message: z.string(),
});
/** What became of one product in a bulk edit. */
export type ProductResult = z.infer<typeof productResultSchema>;
