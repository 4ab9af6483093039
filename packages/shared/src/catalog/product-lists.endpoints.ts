import { z } from 'zod';
import type { Endpoint } from '../contract/endpoint.js';
import { objectIdSchema } from '../contract/fields.js';
import { pageParamSchema } from '../contract/pagination.js';
import { ok } from '../contract/replies.js';
import { categorySchema } from './categories/categories.js';
import { listingFields, listingQuerySchema, SEARCHED_PAGES } from './listing.js';
import {
  productFiltersSchema,
  productListQuerySchema,
  productSortQuerySchema,
  searchKeywordSchema,
  searchQuerySchema,
} from './product-lists.js';
import { productRowQuerySchema } from './product-row.js';
import { productSchema } from './products.js';
import { suggestedProductSchema, suggestionsQuerySchema } from './suggestions.js';

const products = z.array(productSchema);
const total = z.int();

/** Lists of products, and searches. */
export const productListEndpoints = {
  searchProducts: {
    method: 'GET',
    path: '/products/search/:keyword',
    access: 'public',
    summary:
      'Products that match a keyword, best match first unless sorted: at most 60, or twelve with a page; the full count is in X-Total-Count',
    params: z.object({ keyword: searchKeywordSchema }),
    query: searchQuerySchema,
    status: 200,
    response: products,
  },
  suggestProducts: {
    method: 'GET',
    path: '/products/suggestions',
    access: 'public',
    summary:
      'At most six products, three categories and three longer texts for a text that is still being typed; `readAs` is the text as it was read, if words were corrected, and `page` the page of the shop that it may be about',
    query: suggestionsQuerySchema,
    status: 200,
    response: ok({
      products: z.array(suggestedProductSchema),
      categories: z.array(categorySchema),
      readAs: z.string().optional(),
      /** The text with its last word finished, as names of these products have it; left out if there is none. */
      terms: z.array(z.string()).optional(),
      page: z.enum(SEARCHED_PAGES).optional(),
    }),
  },
  listCatalogue: {
    method: 'GET',
    path: '/products/listing',
    access: 'public',
    summary:
      'Twelve products, or those of several pages, of the catalogue, of a category, of a brand or of a search, with the counts of every filter, and what there is instead where a search finds nothing',
    query: listingQuerySchema,
    status: 200,
    response: ok(listingFields),
  },
  listProductRow: {
    method: 'GET',
    path: '/products/row',
    access: 'public',
    summary:
      'At most twelve products for a row of the home page: the newest of all, on sale, of a category, a brand or a tag, or those of some ids in their order',
    query: productRowQuerySchema,
    status: 200,
    response: ok({ products }),
  },
  countProducts: {
    method: 'GET',
    path: '/products/product-count',
    access: 'public',
    summary: 'How many products there are',
    status: 200,
    response: ok({ total }),
  },
  listProductPage: {
    method: 'GET',
    path: '/products/product-list/:page',
    access: 'public',
    summary: 'Twelve products, newest first unless sorted; a page past the end is empty',
    params: z.object({ page: pageParamSchema }),
    query: productSortQuerySchema,
    status: 200,
    response: ok({ products, total }),
  },
  filterProducts: {
    method: 'POST',
    path: '/products/product-filters',
    access: 'public',
    summary:
      'Products of the chosen categories in a price range: every match (at most 500), or twelve with a page',
    body: productFiltersSchema,
    status: 200,
    response: ok({ products, total }),
  },
  listProducts: {
    method: 'GET',
    path: '/products/get-product',
    access: 'public',
    summary:
      'Products, paged, newest first unless sorted or searched for; filtered by category, words, an id or low stock',
    query: productListQuerySchema,
    status: 200,
    response: ok({ products, total }),
  },
  listSimilarProducts: {
    method: 'GET',
    path: '/products/related-product/:productId/:categoryId',
    access: 'public',
    summary: 'A few other products of the same category, those most like it first',
    params: z.object({ productId: objectIdSchema, categoryId: objectIdSchema }),
    status: 200,
    response: ok({ products }),
  },
} as const satisfies Record<string, Endpoint>;
