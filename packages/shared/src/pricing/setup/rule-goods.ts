import { z } from 'zod';
import { objectIdSchema, searchText } from '../../contract/fields.js';
import { LIMITS } from '../../limits.js';

/** Kinds of things that rules name by their ids. Categories have a call of their own. */
const NAMED_KINDS = ['products', 'brands', 'customerGroups'] as const;

/** `?kind=&ids=`, `?kind=brands&search=`, or `?kind=customerGroups` for all of them. */
export const ruleGoodsQuerySchema = z.object({
  kind: z.enum(NAMED_KINDS, { error: `kind must be one of: ${NAMED_KINDS.join(', ')}` }),
  /** Ids, separated by commas. */
  ids: z
    .string()
    .regex(/^[0-9a-f]{24}(,[0-9a-f]{24})*$/i, 'ids must be ids, separated by commas')
    .max(25 * LIMITS.namedGoods, `At most ${LIMITS.namedGoods} ids can be asked for`)
    .optional(),
  /** The beginning of the name of a product or a brand. */
  search: searchText('search', LIMITS.brandName).optional(),
});

/** A product, brand or group of customers by its name. */
export const namedGoodSchema = z.strictObject({ _id: objectIdSchema, name: z.string() });
/** See {@link namedGoodSchema}. */
export type NamedGood = z.infer<typeof namedGoodSchema>;
