import { z } from 'zod';
import { objectIdSchema, searchText } from '../contract/fields.js';
import { listQuerySchema, pageNumberSchema, pageParamSchema } from '../contract/pagination.js';
import { LIMITS } from '../limits.js';

/** How lists of products can be sorted: newest, A to Z, cheapest, most expensive or lowest stock first. */
export const PRODUCT_SORTS = ['newest', 'name', 'price', 'price-desc', 'quantity'] as const;
/** One of `PRODUCT_SORTS`. */
export type ProductSort = (typeof PRODUCT_SORTS)[number];

const sortSchema = z
  .enum(PRODUCT_SORTS, { error: `sort must be one of: ${PRODUCT_SORTS.join(', ')}` })
  .default('newest');

/** `?sort=` of lists of products. */
export const productSortQuerySchema = z.object({ sort: sortSchema });

/** Body of `product-filters`. Without `page`, the reply holds every match up to `LIMITS.filterResults`. */
export const productFiltersSchema = z.object({
  /** Ids of the chosen categories; none means all. */
  checked: z
    .array(objectIdSchema, { error: 'checked must be a list of category ids' })
    .max(LIMITS.filterCategories, `At most ${LIMITS.filterCategories} categories can be chosen`)
    .default([]),
  /** `[min, max]` in US dollars, or `[]` for any price. */
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
/** The body of `product-filters`, parsed: every field but `page` has a value. */
export type ProductFilters = z.output<typeof productFiltersSchema>;

/** The keyword in the path of a search. */
export const searchKeywordSchema = searchText('The keyword', LIMITS.searchKeyword).min(
  1,
  'Type a word to search for',
);

/** Sort orders of search results: best match first, or any of `PRODUCT_SORTS`. */
export const SEARCH_SORTS = ['relevance', ...PRODUCT_SORTS] as const;
/** One of `SEARCH_SORTS`. */
export type SearchSort = (typeof SEARCH_SORTS)[number];

const dollarsParamSchema = z
  .string()
  .regex(/^\d{1,7}(\.\d{1,2})?$/, 'A price is an amount of money')
  .transform(Number);

/** `?page=&sort=&category=&min=&max=&stock=` of a search. Without `page`, the reply holds the best matches. */
export const searchQuerySchema = z.object({
  page: pageParamSchema.optional(),
  sort: z
    .enum(SEARCH_SORTS, { error: `sort must be one of: ${SEARCH_SORTS.join(', ')}` })
    .default('relevance'),
  /** Ids of the chosen categories, separated by commas; none means all. */
  category: z
    .string()
    .transform((list) => list.split(','))
    .pipe(
      z
        .array(objectIdSchema)
        .max(
          LIMITS.filterCategories,
          `At most ${LIMITS.filterCategories} categories can be chosen`,
        ),
    )
    .optional(),
  /** US dollars, both included. */
  min: dollarsParamSchema.optional(),
  max: dollarsParamSchema.optional(),
  /** `in`: only products in stock. */
  stock: z.enum(['in'], { error: 'stock must be "in" or left out' }).optional(),
});
/** The query of a search, parsed: sort always has a value. */
export type SearchQuery = z.output<typeof searchQuerySchema>;

/** `?search=&category=&stock=&sort=` of the product list, in addition to its page. */
export const productListQuerySchema = listQuerySchema.extend({
  /** A search as in the shop, words or prefixes of words in names, a product's id, or its URL. */
  search: searchText('search', LIMITS.searchKeyword).optional(),
  category: objectIdSchema.optional(),
  /** `low`: only products low in stock or sold out; `out`: those of which no piece is left. Neither has archived ones. */
  stock: z.enum(['low', 'out'], { error: 'stock must be "low", "out" or left out' }).optional(),
  /** By default, best match first for a search, otherwise newest first. */
  sort: z
    .enum(SEARCH_SORTS, { error: `sort must be one of: ${SEARCH_SORTS.join(', ')}` })
    .optional(),
});
/** The query of the list of products, parsed: page and page size always have a value. */
export type ProductListQuery = z.output<typeof productListQuerySchema>;
