import { z } from 'zod';
import { objectIdSchema, requiredText } from '../contract/fields.js';
import { LIMITS } from '../limits.js';

/** A category in replies. */
export const categorySchema = z.strictObject({
  _id: objectIdSchema,
  /** Unique, ignoring case. */
  name: z.string(),
  slug: z.string(),
});
/** A group of products, with the slug of its page. */
export type Category = z.infer<typeof categorySchema>;

/** The category form, for creating and renaming. */
export const categoryInputSchema = z.object({
  name: requiredText('Category name', { max: LIMITS.categoryName }),
});
/** The category form, parsed: the name is trimmed. */
export type CategoryInput = z.output<typeof categoryInputSchema>;
