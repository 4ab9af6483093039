import { z } from 'zod';
import { objectIdSchema, requiredText } from '../contract/fields.js';
import { listQuerySchema } from '../contract/pagination.js';
import { LIMITS } from '../limits.js';

/** A product that is pinned, in replies to an administrator. */
const pinnedProductSchema = z.strictObject({
  _id: objectIdSchema,
  name: z.string(),
  slug: z.string(),
});

/** Search words with the products pinned for them. */
export const pinSchema = z.strictObject({
  /** As typed; other forms of the same words match too. */
  words: z.string(),
  /** In display order. */
  products: z.array(pinnedProductSchema),
  /** Rises with every save; 0 while nothing is pinned for these words. */
  version: z.int(),
});
/** Words with their pinned products. */
export type Pin = z.infer<typeof pinSchema>;

const wordsSchema = requiredText('The words', { max: LIMITS.searchKeyword });

/** `?words=` of pinned products. */
export const pinQuerySchema = z.object({ words: wordsSchema });

/** Body of a save: the products pinned for these words, in display order; an empty list removes the pin. */
export const pinInputSchema = z.object({
  words: wordsSchema,
  products: z
    .array(objectIdSchema, { error: 'products must be a list of product ids' })
    .max(LIMITS.pinnedProducts, `At most ${LIMITS.pinnedProducts} products can be pinned`)
    .refine((ids) => new Set(ids).size === ids.length, 'A product can be pinned only once'),
  /** The version that the administrator saw. */
  version: z.int({ error: 'The version must be a whole number' }).min(0),
});
/** A save of pinned products, parsed. */
export type PinInput = z.output<typeof pinInputSchema>;

/** The query of the list of pins: a page. */
export const pinListQuerySchema = listQuerySchema;
