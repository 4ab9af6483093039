import { z } from 'zod';
import { objectIdSchema, searchText } from '../contract/fields.js';
import { pageParamSchema } from '../contract/pagination.js';
import { LIMITS } from '../limits.js';
import { brandSchema } from './brands/brands.js';
import { facetSchema } from './facets/facets.js';
import { categoryDetailsSchema, categorySchema } from './categories/categories.js';
import { searchQuerySchema } from './product-lists.js';
import { productSchema } from './products.js';

/** How a listing can be sorted: best match, newest, most sold, cheapest, most expensive first, or A to Z. */
export const LISTING_SORTS = [
  'relevance',
  'newest',
  'best-selling',
  'price',
  'price-desc',
  'name',
] as const;
/** One of `LISTING_SORTS`. */
export type ListingSort = (typeof LISTING_SORTS)[number];

/** A chosen value with its attribute, some characters of which are encoded. */
const LONGEST_CHOICE = (LIMITS.attributeName + LIMITS.attributeValue) * 3 + 1;

/** The query of a listing. Without words it lists the whole catalogue. */
export const listingQuerySchema = searchQuerySchema
  .extend({
    /** The words to search for. */
    q: searchText('q', LIMITS.searchKeyword).optional(),
    /** The slug, current or former, of the category whose products are listed. */
    within: z.string().min(1).max(200).optional(),
    /** The slug, current or former, of the brand whose products are listed. */
    brand: z.string().min(1).max(200).optional(),
    /** Slugs of the chosen brands, separated by commas; none means all. Unknown ones are ignored. */
    brands: z
      .string()
      .min(1)
      .transform((list) => list.split(','))
      .pipe(
        z
          .array(z.string().max(200))
          .max(LIMITS.filterBrands, `At most ${LIMITS.filterBrands} brands can be chosen`),
      )
      .optional(),
    /**
     * Chosen values of attributes and options, such as `Colour:Red,Colour:Blue,Size:M`: one of each has to fit. Unknown
     * ones match nothing.
     */
    attributes: z
      .string()
      .min(1)
      .transform((list) => list.split(','))
      .pipe(
        z
          .array(z.string().max(LONGEST_CHOICE))
          .max(LIMITS.filterValues, `At most ${LIMITS.filterValues} values can be chosen`),
      )
      .optional(),
    page: pageParamSchema.default(1),
    /** The last page, if more than one is asked for. */
    to: pageParamSchema.optional(),
    /** By default, best match first for a search, otherwise in the order of the category, or newest first. */
    sort: z
      .enum(LISTING_SORTS, { error: `sort must be one of: ${LISTING_SORTS.join(', ')}` })
      .optional(),
    /** `1`: every word must match exactly as typed. */
    literal: z.enum(['1'], { error: 'literal must be "1" or left out' }).optional(),
  })
  .refine(({ page, to = page }) => to >= page && to - page < LIMITS.listedPages, {
    path: ['to'],
    error: `to must be one of the ${LIMITS.listedPages} pages from page on`,
  });
/** The query of a listing, parsed: the page always has a value. */
export type ListingQuery = z.output<typeof listingQuerySchema>;

const count = z.int().min(0);

/** How many products each filter option would list, given the current choices in the other filters. */
export const listingCountsSchema = z.strictObject({
  /** Categories without matching products are omitted. */
  categories: z.array(z.strictObject({ _id: objectIdSchema, count })),
  /** One for each of `PRICE_RANGES`. */
  prices: z.array(count),
  inStock: count,
  /**
   * The brands that most of them have, and the chosen ones; left out where none has a brand. The slug of a chosen one is
   * that which it was chosen by, perhaps a former one.
   */
  brands: z.array(brandSchema.extend({ count })).optional(),
  /** Slugs in `brands` of the query that choose nothing: of no brand, or of one that another slug has chosen. */
  ignoredBrands: z.array(z.string()).optional(),
  /** The attributes that shoppers filter by, with the values that most of them have; left out where none has any. */
  facets: z.array(facetSchema).optional(),
});
/** See {@link listingCountsSchema}. */
export type ListingCounts = z.infer<typeof listingCountsSchema>;

/** Start and end of a highlighted range, in UTF-16 units. The end is exclusive. */
const rangeSchema = z.tuple([z.int(), z.int()]);
/** See {@link rangeSchema}. */
export type MarkedRange = z.infer<typeof rangeSchema>;

const productMarksSchema = z.strictObject({
  name: z.array(rangeSchema),
  description: z.array(rangeSchema),
});
/** The ranges to highlight in a product's name and in the preview of its description. */
export type ProductMarks = z.infer<typeof productMarksSchema>;

/** Pages of the shop that a search may be about, instead of goods; the last three are orders of all products. */
export const SEARCHED_PAGES = [
  'returns',
  'delivery',
  'contact',
  'policy',
  'terms',
  'imprint',
  'about',
  'orders',
  'login',
  'register',
  'forgotPassword',
  'account',
  'cart',
  'newest',
  'bestSelling',
  'cheapest',
] as const;
/** One of `SEARCHED_PAGES`. */
export type SearchedPage = (typeof SEARCHED_PAGES)[number];

const queryWithCountSchema = z.strictObject({ text: z.string(), total: count });

/** What to offer when a search finds no products. */
export const insteadSchema = z.strictObject({
  /** How many products match without the filters, if any. */
  withoutFilters: count.optional(),
  /** An alternative spelling of the query, and how many products match it. */
  spelling: queryWithCountSchema.optional(),
  /** The category that comes nearest to what the shop lacks. */
  shelf: categorySchema.optional(),
  /** Words that the query excludes: all that is called by its other words has one of them. */
  excluded: z.array(z.string()).optional(),
  /** Words of the query that match products on their own. */
  words: z.array(queryWithCountSchema),
  /** What matches at other prices than the one that the query names. */
  atOtherPrices: z.array(productSchema).optional(),
  /** Popular products, of the nearest category if there is one. */
  popular: z.array(productSchema),
});
/** See {@link insteadSchema}. */
export type Instead = z.infer<typeof insteadSchema>;

/** The fields of the reply besides `success`. */
export const listingFields = {
  /** Twelve at most of each page. */
  products: z.array(productSchema),
  /** Products on all pages. */
  total: count,
  /** How many of them come first because they, or their category, are called so, while the others only mention it. */
  named: count.optional(),
  /** Present if `within` is given. */
  category: categoryDetailsSchema.optional(),
  /** Present if `brand` is given. */
  brand: brandSchema.optional(),
  /** The query that was actually searched for, if words were corrected or dropped. */
  readAs: z.string().optional(),
  /** Words of the query that nothing matches, or nothing together with the others, which were searched for. */
  leftOut: z.array(z.string()).optional(),
  /** Whether only descriptions have the words, and neither a name nor a category. */
  isMentioned: z.literal(true).optional(),
  /** The prices that the query names, both included, and the query without them: “lamp” of “lamp under $20”. */
  namedPrice: z
    .strictObject({ min: z.number().optional(), max: z.number().optional(), beside: z.string() })
    .optional(),
  /** The size that the query names: all that was found comes in it. */
  namedSize: z.string().optional(),
  /** The page of the shop that the query is about. */
  page: z.enum(SEARCHED_PAGES).optional(),
  /** One for each product. */
  marks: z.array(productMarksSchema).optional(),
  /** Omitted while the search index is unavailable. */
  counts: listingCountsSchema.optional(),
  /** Only where a search finds nothing. */
  instead: insteadSchema.optional(),
};
