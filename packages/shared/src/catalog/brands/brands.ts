import { z } from 'zod';
import { objectIdSchema, requiredText, searchText } from '../../contract/fields.js';
import { listQuerySchema } from '../../contract/pagination.js';
import { LIMITS } from '../../limits.js';

/** A brand in replies. */
export const brandSchema = z.strictObject({
  _id: objectIdSchema,
  /** Unique, ignoring case. */
  name: z.string(),
  slug: z.string(),
});
/** Who makes a product, with the slug of its page. */
export type Brand = z.infer<typeof brandSchema>;

/** A brand in the administrators' list. */
export const countedBrandSchema = brandSchema.extend({
  /** How many products of any status have it. */
  products: z.int(),
});
/** A brand with the number of its products. */
export type CountedBrand = z.infer<typeof countedBrandSchema>;

/** Which brands: those whose name begins with `search`. */
export const brandsQuerySchema = listQuerySchema.extend({
  search: searchText('search', LIMITS.brandName).optional(),
});

/** See {@link brandsQuerySchema}. */
export type BrandsQuery = z.output<typeof brandsQuerySchema>;

/** A new name. */
export const brandEditSchema = z.object({
  name: requiredText('The name', { max: LIMITS.brandName }),
});
/** See {@link brandEditSchema}. */
export type BrandEdit = z.output<typeof brandEditSchema>;

/** The name of the brand that another one is merged into. */
export const otherBrandSchema = z.object({
  into: requiredText('The other brand', { max: LIMITS.brandName }),
});
