import { z } from 'zod';
import { objectIdSchema } from '../../contract/fields.js';
import { LIMITS } from '../../limits.js';

/** The rules by which the products of a category can be ordered. */
export const CATEGORY_RULES = ['newest', 'best-selling', 'price', 'price-desc', 'name'] as const;
/** One of `CATEGORY_RULES`. */
export type CategoryRule = (typeof CATEGORY_RULES)[number];

/** The order in which a category shows its products, unless the shopper chooses another. */
export const categoryOrderSchema = z.strictObject({
  rule: z.enum(CATEGORY_RULES, { error: `rule must be one of: ${CATEGORY_RULES.join(', ')}` }),
  /** Ids of products that come before all others, in this order; absent if there are none. */
  pinned: z
    .array(objectIdSchema, { error: 'pinned must be a list of product ids' })
    .max(LIMITS.categoryPins, `At most ${LIMITS.categoryPins} products can be pinned`)
    .refine((ids) => new Set(ids).size === ids.length, 'A product can be pinned only once')
    .optional(),
});
/** See {@link categoryOrderSchema}. */
export type CategoryOrder = z.infer<typeof categoryOrderSchema>;

/** An order as it is stored: null if nothing but the newest come first. */
export function orderToStore(order: CategoryOrder | null): CategoryOrder | null {
  if (!order) return null;
  const { rule, pinned = [] } = order;
  if (rule === 'newest' && pinned.length === 0) return null;
  return { rule, ...(pinned.length > 0 && { pinned }) };
}
