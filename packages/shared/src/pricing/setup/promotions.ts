import { z } from 'zod';
import { amount } from '../../contract/amounts.js';
import { objectIdSchema, searchText } from '../../contract/fields.js';
import { datedListQuerySchema } from '../../contract/pagination.js';
import { LIMITS } from '../../limits.js';
import { versionSchema } from './fields.js';
import { checkPromotion } from './promotion-checks.js';
import { promotionFields } from './promotion-fields.js';

/** Body of a new promotion. */
export const promotionInputSchema = z.object(promotionFields).superRefine(checkPromotion);
/** A promotion, parsed. */
export type PromotionInput = z.output<typeof promotionInputSchema>;

/**
 * Body of a save, with the version that the administrator saw. `promotionFaults` are refused afterwards, but for those that
 * the stored promotion has: earlier builds took some, and nobody should have to mend them to switch it off.
 */
export const promotionEditSchema = z.object({ ...promotionFields, version: versionSchema });

/** A promotion in replies to an administrator. */
export const promotionSchema = z.strictObject({
  ...promotionFields,
  _id: objectIdSchema,
  version: z.int(),
  /** By how many orders that are not cancelled it was used. */
  used: z.int(),
  /** What it took off them, in US dollars. */
  spent: amount(),
  /** What it names that is deleted, or tags that nobody has: so it applies to less than it says. Absent without any. */
  missing: z
    .array(
      z.enum([
        ...(['product', 'category', 'brand', 'zone', 'delivery method'] as const),
        ...(['group of customers', 'product tag', 'customer tag'] as const),
      ]),
    )
    .optional(),
});
/** A promotion as it is stored. */
export type StoredPromotion = z.output<typeof promotionSchema>;

/** The page of the list of promotions, and which it has: those with this text in their name, or with this code. */
export const promotionsQuerySchema = datedListQuerySchema.extend({
  search: searchText('search', LIMITS.brandName).optional(),
});
/** See {@link promotionsQuerySchema}. */
export type PromotionsQuery = z.output<typeof promotionsQuerySchema>;
