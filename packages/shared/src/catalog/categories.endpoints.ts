import { z } from 'zod';
import type { Endpoint } from '../contract/endpoint.js';
import { optionalPageQuerySchema } from '../contract/pagination.js';
import { done, ok } from '../contract/replies.js';
import { idParams, slugParams } from './catalog-params.js';
import {
  categoryInputSchema,
  categoryPictureSchema,
  categoryPicturesQuerySchema,
  categoryRenameSchema,
  categorySchema,
  productsMoveSchema,
} from './categories.js';
import { productSortQuerySchema } from './product-lists.js';
import { productSchema } from './products.js';

/** Categories, and the products in a category. */
export const categoryEndpoints = {
  listCategories: {
    method: 'GET',
    path: '/category/get-category',
    access: 'public',
    summary: 'All categories, by name',
    status: 200,
    response: ok({ category: z.array(categorySchema) }),
  },
  listCategoryPictures: {
    method: 'GET',
    path: '/category/pictures',
    access: 'public',
    summary:
      'For each of the first categories by name, at most 100, the photo of one of its newest products, if one has a photo',
    query: categoryPicturesQuerySchema,
    status: 200,
    response: ok({ pictures: z.array(categoryPictureSchema) }),
  },
  createCategory: {
    method: 'POST',
    path: '/category/create-category',
    access: 'admin',
    summary: 'Create a category',
    body: categoryInputSchema,
    creates: true,
    changesCatalogue: true,
    status: 201,
    response: done({ category: categorySchema }),
  },
  updateCategory: {
    method: 'PUT',
    path: '/category/update-category/:id',
    access: 'admin',
    summary: 'Rename a category; with `nameBefore` only if it still has that name',
    params: idParams,
    body: categoryRenameSchema,
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
  moveProducts: {
    method: 'POST',
    path: '/category/move-products/:id',
    access: 'admin',
    summary:
      'Move the newest products of a category to another, at most 100 in one call; `left` says how many remain, for which it can be called again',
    params: idParams,
    body: productsMoveSchema,
    changesCatalogue: true,
    status: 200,
    response: done({ moved: z.int(), left: z.int() }),
  },
  listCategoryProducts: {
    method: 'GET',
    path: '/products/product-category/:slug',
    access: 'public',
    summary: 'A category with its products: all of them (at most 500), or twelve with a page',
    params: slugParams,
    query: optionalPageQuerySchema.extend(productSortQuerySchema.shape),
    status: 200,
    response: ok({ category: categorySchema, products: z.array(productSchema), total: z.int() }),
  },
} as const satisfies Record<string, Endpoint>;
