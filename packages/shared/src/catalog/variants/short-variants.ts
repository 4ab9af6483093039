import { z } from 'zod';

/** Variants of a product of which few pieces or none are left, hidden ones left out. */
export const shortVariantsSchema = z.strictObject({
  count: z.int(),
  /** Those with the fewest pieces, at most `SHORT_SHOWN`. */
  variants: z.array(z.strictObject({ name: z.string(), quantity: z.int() })),
});
/** Variants of which few pieces are left. */
export type ShortVariants = z.infer<typeof shortVariantsSchema>;

/** How many short variants of a product are named. */
export const SHORT_SHOWN = 5;
