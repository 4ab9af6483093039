import { z } from 'zod';
import type { Endpoint } from '../contract/endpoint.js';
import { objectIdSchema } from '../contract/fields.js';
import { optionalPageQuerySchema, pageParamSchema } from '../contract/pagination.js';
import { done, ok } from '../contract/replies.js';
import { categoryInputSchema, categorySchema } from './categories.js';
import { listingFields, listingQuerySchema } from './listing.js';
import {
  productFiltersSchema,
  productListQuerySchema,
  productSortQuerySchema,
  searchKeywordSchema,
  searchQuerySchema,
} from './product-lists.js';
import { productEditSchema, productInputSchema, productSchema } from './products.js';
import { suggestedProductSchema, suggestionsQuerySchema } from './suggestions.js';

const idParams = z.object({ id: objectIdSchema });
const slugParams = z.object({ slug: z.string().min(1).max(200) });
const products = z.array(productSchema);
const total = z.int();

/** Categories, products, photos and search. */
export const catalogEndpoints = {
  listCategories: {
    method: 'GET',
    path: '/category/get-category',
    access: 'public',
    summary: 'All categories, by name',
    status: 200,
    response: ok({ category: z.array(categorySchema) }),
  },
  createCategory: {
    method: 'POST',
    path: '/category/create-category',
    access: 'admin',
    summary: 'Create a category',
    body: categoryInputSchema,
    changesCatalogue: true,
    status: 201,
    response: done({ category: categorySchema }),
  },
  updateCategory: {
    method: 'PUT',
    path: '/category/update-category/:id',
    access: 'admin',
    summary: 'Rename a category',
    params: idParams,
    body: categoryInputSchema,
    changesCatalogue: true,
    status: 200,
    response: done({ category: categorySchema }),
  },
  deleteCategory: {
    method: 'DELETE',
    path: '/category/delete-category/:id',
    access: 'admin',
    summary: 'Delete a category that no product uses',
    params: idParams,
    changesCatalogue: true,
    status: 200,
    response: done({}),
  },
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
      'At most six products and three categories for a text that is still being typed; `readAs` is the text as it was read, if words were mended',
    query: suggestionsQuerySchema,
    status: 200,
    response: ok({
      products: z.array(suggestedProductSchema),
      categories: z.array(categorySchema),
      readAs: z.string().optional(),
    }),
  },
  listCatalogue: {
    method: 'GET',
    path: '/products/listing',
    access: 'public',
    summary:
      'Twelve products of the catalogue, of a category or of a search, with the counts of every filter, and what there is instead where a search finds nothing',
    query: listingQuerySchema,
    status: 200,
    response: ok(listingFields),
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
  getProductPhoto: {
    method: 'GET',
    path: '/products/product-photo/:id',
    access: 'public',
    summary: "A product's photo, in the smallest width that is at least the requested one",
    params: idParams,
    query: z.object({
      w: z
        .string()
        .regex(/^[1-9]\d{0,4}$/, 'The width must be a whole number of pixels')
        .transform(Number)
        .optional(),
      v: z.string().max(64).optional(),
    }),
    status: 200,
    response: 'image',
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
  getProduct: {
    method: 'GET',
    path: '/products/get-product/:slug',
    access: 'public',
    summary: 'One product, by its current slug or an earlier one',
    params: slugParams,
    status: 200,
    response: ok({ product: productSchema }),
  },
  listSimilarProducts: {
    method: 'GET',
    path: '/products/related-product/:productId/:categoryId',
    access: 'public',
    summary: 'A few other products of the same category',
    params: z.object({ productId: objectIdSchema, categoryId: objectIdSchema }),
    status: 200,
    response: ok({ products }),
  },
  listCategoryProducts: {
    method: 'GET',
    path: '/products/product-category/:slug',
    access: 'public',
    summary: 'A category with its products: all of them (at most 500), or twelve with a page',
    params: slugParams,
    query: optionalPageQuerySchema.extend(productSortQuerySchema.shape),
    status: 200,
    response: ok({ category: categorySchema, products, total }),
  },
  createProduct: {
    method: 'POST',
    path: '/products/create-product',
    access: 'admin',
    summary: 'Create a product; the photo is the file field `photo`',
    body: productInputSchema,
    encoding: 'multipart',
    changesCatalogue: true,
    status: 201,
    response: done({ product: productSchema }),
  },
  updateProduct: {
    method: 'PUT',
    path: '/products/update-product/:id',
    access: 'admin',
    summary:
      'Replace the fields of a product, and its photo if one is sent; with `quantityBefore` the stock changes by the difference',
    params: idParams,
    body: productEditSchema,
    encoding: 'multipart',
    changesCatalogue: true,
    status: 200,
    response: done({ product: productSchema }),
  },
  deleteProduct: {
    method: 'DELETE',
    path: '/products/product/:id',
    access: 'admin',
    summary: 'Delete a product and its photo; orders keep their lines',
    params: idParams,
    changesCatalogue: true,
    status: 200,
    response: done({}),
  },
} as const satisfies Record<string, Endpoint>;
