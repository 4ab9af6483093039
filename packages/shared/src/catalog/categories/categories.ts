import { z } from 'zod';
import { objectIdSchema } from '../../contract/fields.js';
import { positiveWholeNumber } from '../../contract/pagination.js';
import { photoSchema } from '../photos/photos.js';
import { categoryOrderSchema } from './category-order.js';

/** A category in lists of categories. Together they are a tree, by `parent`. */
export const categorySchema = z.strictObject({
  _id: objectIdSchema,
  /** Unique among the categories under the same parent, ignoring case. */
  name: z.string(),
  slug: z.string(),
  /** The category that it is under; absent at the top. */
  parent: objectIdSchema.optional(),
  photo: photoSchema.optional(),
});
/** A category in the list of all of them. */
export const listedCategorySchema = categorySchema.extend({
  /** Its latest former slugs, which addresses of filtered lists may still have; absent if it has none. */
  formerSlugs: z.array(z.string()).optional(),
});
/** A group of products, with the slug of its page. */
export type Category = z.infer<typeof listedCategorySchema>;

/** A category with what only its own page shows. */
export const categoryDetailsSchema = categorySchema.extend({
  /** About the category; several lines. */
  text: z.string().optional(),
  /** Absent if its products are shown newest first. */
  order: categoryOrderSchema.optional(),
});
/** See {@link categoryDetailsSchema}. */
export type CategoryDetails = z.infer<typeof categoryDetailsSchema>;

/** A category in the list of administrators, with its own products of any status. */
export const countedCategorySchema = categorySchema.extend({ products: z.int().min(0) });
/** See {@link countedCategorySchema}. */
export type CountedCategory = z.infer<typeof countedCategorySchema>;

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
