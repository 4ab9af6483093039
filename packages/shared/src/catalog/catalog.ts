import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { listQuerySchema, pageNumberSchema } from '../contract/pagination.js';
import { objectIdSchema, requiredText } from '../text.js';
import { photoSchema } from './photos.js';

export const categorySchema = z.strictObject({
  _id: objectIdSchema,
  name: z.string(),
  slug: z.string(),
});
export type Category = z.infer<typeof categorySchema>;

export const productSchema = z.strictObject({
  _id: objectIdSchema,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  /** US dollars, at most two decimals. */
  price: z.number(),
  /** Pieces in stock. */
  quantity: z.int(),
  shipping: z.boolean(),
  category: categorySchema,
  photo: photoSchema.nullable(),
  /** ISO 8601, UTC. */
  createdAt: z.iso.datetime(),
});
export type Product = z.infer<typeof productSchema>;

export const categoryInputSchema = z.object({
  name: requiredText('Category name', { max: LIMITS.categoryName }),
});
export type CategoryInput = z.output<typeof categoryInputSchema>;

/** A price as a form sends it: digits with at most two decimals, in dollars. */
export const priceTextSchema = z
  .string({ error: 'Price is required' })
  .trim()
  .min(1, 'Price is required')
  .regex(/^\d+(\.\d{1,2})?$/, 'Price must be 0 or more, with at most two decimals')
  .transform(Number)
  .refine((price) => price <= LIMITS.productPrice, `Price must be at most ${LIMITS.productPrice}`);

/** A stock quantity as a form sends it. */
export const quantityTextSchema = z
  .string({ error: 'Quantity is required' })
  .trim()
  .min(1, 'Quantity is required')
  .regex(/^\d{1,15}$/, 'Quantity must be a whole number, 0 or more')
  .transform(Number)
  .refine(
    (quantity) => quantity <= LIMITS.productQuantity,
    `Quantity must be at most ${LIMITS.productQuantity}`,
  );

/** The shipping select: '0' is No, '1' is Yes (spec, section 9). */
export const shippingTextSchema = z
  .enum(['0', '1', 'false', 'true'], { error: 'Shipping must be 0 or 1' })
  .transform((value) => value === '1' || value === 'true');

/** The text fields of the multipart product form; the photo travels beside them. */
export const productInputSchema = z.object({
  name: requiredText('Name', { max: LIMITS.productName }),
  description: requiredText('Description', { max: LIMITS.productDescription, multiline: true }),
  price: priceTextSchema,
  quantity: quantityTextSchema,
  category: z
    .string({ error: 'Category is required' })
    .min(1, 'Category is required')
    .pipe(objectIdSchema),
  shipping: shippingTextSchema.optional(),
});
export type ProductInput = z.output<typeof productInputSchema>;

/**
 * The same form when a product is edited. With `quantityBefore`, the stock that the form was opened with, the stock is
 * moved by the difference, so that what is sold meanwhile stays sold; without it `quantity` becomes the stock. A form
 * that is sent again under the same `editKey`, because its reply was lost, moves the stock no further.
 */
export const productEditSchema = productInputSchema.extend({
  quantityBefore: quantityTextSchema.optional(),
  editKey: z
    .string({ error: 'editKey must be a text' })
    .regex(/^[\x21-\x7e]{1,64}$/, 'editKey must be printable ASCII, 64 characters at most')
    .optional(),
});
export type ProductEdit = z.output<typeof productEditSchema>;

/**
 * Orders of a list of products; each begins with what is asked for most: the newest, A, the cheapest, the dearest, the
 * scarcest.
 */
export const PRODUCT_SORTS = ['newest', 'name', 'price', 'price-desc', 'quantity'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

const sortSchema = z
  .enum(PRODUCT_SORTS, { error: `sort must be one of: ${PRODUCT_SORTS.join(', ')}` })
  .default('newest');

/** `?sort=` of the lists of products. */
export const productSortQuerySchema = z.object({ sort: sortSchema });

/** Body of `product-filters`: category ids, a price pair or none, an order, and a page (without it: every match). */
export const productFiltersSchema = z.object({
  checked: z
    .array(objectIdSchema, { error: 'checked must be a list of category ids' })
    .max(LIMITS.filterCategories, `At most ${LIMITS.filterCategories} categories can be chosen`)
    .default([]),
  radio: z
    .union(
      [
        z.tuple([]),
        z.tuple([z.number().min(0), z.number().min(0)]).refine(([min, max]) => min <= max),
      ],
      { error: 'radio must be a pair of prices, the lower one first' },
    )
    .default([]),
  page: pageNumberSchema.optional(),
  sort: sortSchema,
});
export type ProductFilters = z.output<typeof productFiltersSchema>;

export const searchKeywordSchema = z
  .string()
  .trim()
  .min(1, 'Type a word to search for')
  .max(LIMITS.searchKeyword, `A search has at most ${LIMITS.searchKeyword} characters`);

/** `?search=&category=&stock=&sort=` of the list of products, beside its page. */
export const productListQuerySchema = listQuerySchema.extend({
  /** Words that the name holds, or begins words with. */
  search: z
    .string({ error: 'search must be a text' })
    .trim()
    .max(LIMITS.searchKeyword, `A search has at most ${LIMITS.searchKeyword} characters`)
    .optional(),
  category: objectIdSchema.optional(),
  /** `low`: of which few pieces are left, or none. */
  stock: z.enum(['low'], { error: 'stock must be low, or left out' }).optional(),
  sort: sortSchema,
});
export type ProductListQuery = z.output<typeof productListQuerySchema>;
