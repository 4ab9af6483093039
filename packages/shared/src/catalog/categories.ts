import { z } from 'zod';
import { objectIdSchema, requiredText } from '../contract/fields.js';
import { positiveWholeNumber } from '../contract/pagination.js';
import { LIMITS } from '../limits.js';
import { photoSchema } from './photos/photos.js';

/** A category in replies. */
export const categorySchema = z.strictObject({
  _id: objectIdSchema,
  /** Unique, ignoring case. */
  name: z.string(),
  slug: z.string(),
});
/** A group of products, with the slug of its page. */
export type Category = z.infer<typeof categorySchema>;

/** A product whose photo stands for its category. */
export const categoryPictureSchema = z.strictObject({
  category: objectIdSchema,
  product: objectIdSchema,
  photo: photoSchema,
});
/** A product whose photo stands for its category. */
export type CategoryPicture = z.infer<typeof categoryPictureSchema>;

/** How many categories, the first by name; without it, as many as `LIMITS.categoryPictures`. */
export const categoryPicturesQuerySchema = z.object({
  limit: positiveWholeNumber('The limit').optional(),
});

/** The category form. */
export const categoryInputSchema = z.object({
  name: requiredText('Category name', { max: LIMITS.categoryName }),
});
/** The category form, parsed: the name is trimmed. */
export type CategoryInput = z.output<typeof categoryInputSchema>;

/** Where the products of a category are moved to. */
export const productsMoveSchema = z.object({ category: objectIdSchema });

/** A category's new name, with the name that the administrator saw; without it, the new name is stored in any case. */
export const categoryRenameSchema = categoryInputSchema.extend({
  nameBefore: z.string({ error: 'nameBefore must be text' }).optional(),
});
/** The body of a rename, parsed like `CategoryInput`. */
export type CategoryRename = z.output<typeof categoryRenameSchema>;
