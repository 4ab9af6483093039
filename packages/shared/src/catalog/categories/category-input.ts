import { z } from 'zod';
import { objectIdSchema, optionalText, requiredText } from '../../contract/fields.js';
import { LIMITS } from '../../limits.js';
import { categoryOrderSchema } from './category-order.js';

/** The category form. What it leaves out stays as it is. */
export const categoryInputSchema = z.object({
  name: requiredText('Category name', { max: LIMITS.categoryName }),
  /** The category that it is under; null for the top. */
  parent: objectIdSchema.nullable().optional(),
  /** Empty for none. */
  text: optionalText('The text', { max: LIMITS.categoryText, multiline: true }).optional(),
  /** Null for newest first. */
  order: categoryOrderSchema.nullable().optional(),
});
/** The category form, parsed: texts are trimmed. */
export type CategoryInput = z.output<typeof categoryInputSchema>;

const textBefore = (name: string) => z.string({ error: `${name} must be text` }).optional();

/**
 * An edit of a category. With what the administrator saw, a field that the form left unchanged keeps what others saved
 * since; without it, a field is stored in any case.
 */
export const categoryEditSchema = categoryInputSchema.extend({
  /** The category under the same parent that it comes after; null for the first place. */
  after: objectIdSchema.nullable().optional(),
  nameBefore: textBefore('nameBefore'),
  parentBefore: objectIdSchema.nullable().optional(),
  textBefore: textBefore('textBefore'),
  orderBefore: categoryOrderSchema.nullable().optional(),
});
/** See {@link categoryEditSchema}. */
export type CategoryEdit = z.output<typeof categoryEditSchema>;

/** Which category products are moved to, or a category is merged into. */
export const otherCategorySchema = z.object({ category: objectIdSchema });

/** The multipart form of a category's photo, which is the file field `photo`. */
export const categoryPhotoSchema = z.looseObject({});
