import { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.js';
import { objectIdSchema } from '../../contract/fields.js';
import { optionalPageQuerySchema } from '../../contract/pagination.js';
import { done, ok } from '../../contract/replies.js';
import { idParams, slugParams } from '../catalog-params.js';
import { photoQuerySchema } from '../photos/photos.js';
import { PRODUCT_SORTS } from '../product-lists.js';
import { productSchema } from '../products.js';
import {
  categoryDetailsSchema,
  categoryPictureSchema,
  categoryPicturesQuerySchema,
  listedCategorySchema,
  countedCategorySchema,
} from './categories.js';
import {
  categoryEditSchema,
  categoryInputSchema,
  categoryPhotoSchema,
  otherCategorySchema,
} from './category-input.js';

/** By default, in the order of the category. */
const ownSortSchema = z
  .enum(PRODUCT_SORTS, { error: `sort must be one of: ${PRODUCT_SORTS.join(', ')}` })
  .optional();

/** Categories, and the products in a category. */
export const categoryEndpoints = {
  listCategories: {
    method: 'GET',
    path: '/category/get-category',
    access: 'public',
    summary: 'All categories, as administrators arranged them, or else by name',
    status: 200,
    response: ok({ category: z.array(listedCategorySchema) }),
  },
  listCategoryPictures: {
    method: 'GET',
    path: '/category/pictures',
    access: 'public',
    summary:
      'For each of the first categories, at most 100 and those at the top first, the photo of one of its newest products, if one has a photo',
    query: categoryPicturesQuerySchema,
    status: 200,
    response: ok({ pictures: z.array(categoryPictureSchema) }),
  },
  createCategory: {
    method: 'POST',
    path: '/category/create-category',
    access: 'admin',
    area: 'catalog',
    summary: 'Create a category, under another one if `parent` is given',
    body: categoryInputSchema,
    ignoresUnknownFields: true,
    creates: true,
    changesCatalogue: true,
    status: 201,
    response: done({ category: categoryDetailsSchema }),
  },
  updateCategory: {
    method: 'PUT',
    path: '/category/update-category/:id',
    access: 'admin',
    area: 'catalog',
    summary:
      'Save a category; a new `parent` moves it with all below it, and `after` gives it its place beside others. A field whose `Before` says what the form was opened with keeps what others saved since',
    params: idParams,
    body: categoryEditSchema,
    ignoresUnknownFields: true,
    changesCatalogue: true,
    status: 200,
    response: done({ category: categoryDetailsSchema }),
  },
  deleteCategory: {
    method: 'DELETE',
    path: '/category/delete-category/:id',
    access: 'admin',
    area: 'catalog',
    summary: 'Delete a category that no product uses and no category is under',
    params: idParams,
    changesCatalogue: true,
    status: 200,
    response: done({}),
  },
  moveProducts: {
    method: 'POST',
    path: '/category/move-products/:id',
    access: 'admin',
    area: 'catalog',
    summary:
      'Move the newest products of a category to another, at most 100 in one call; `left` says how many remain, for which it can be called again',
    params: idParams,
    body: otherCategorySchema,
    changesCatalogue: true,
    status: 200,
    response: done({ moved: z.int(), left: z.int() }),
  },
  mergeCategory: {
    method: 'POST',
    path: '/category/merge-category/:id',
    access: 'admin',
    area: 'catalog',
    summary:
      'Move the newest products of a category to another, at most 100 in one call; call it again while `isMerged` is false. The last call moves the categories below it, too, leads its slugs to the other, and deletes it',
    params: idParams,
    body: otherCategorySchema,
    changesCatalogue: true,
    status: 200,
    response: done({ moved: z.int(), left: z.int(), isMerged: z.boolean() }),
  },
  listCountedCategories: {
    method: 'GET',
    path: '/category/counted-categories',
    access: 'admin',
    area: 'catalog',
    summary:
      'All categories, in the same order, with the number of their own products of any status',
    status: 200,
    response: ok({ categories: z.array(countedCategorySchema) }),
  },
  getCategory: {
    method: 'GET',
    path: '/category/one-category/:id',
    access: 'admin',
    area: 'catalog',
    summary: 'One category, with the names of its pinned products',
    params: idParams,
    status: 200,
    response: ok({
      category: categoryDetailsSchema,
      pinned: z.array(z.strictObject({ _id: objectIdSchema, name: z.string() })),
    }),
  },
  getCategoryPhoto: {
    method: 'GET',
    path: '/category/category-photo/:id',
    access: 'public',
    summary: "A category's photo, in the smallest width that is at least the requested one",
    params: idParams,
    query: photoQuerySchema,
    status: 200,
    response: 'image',
  },
  saveCategoryPhoto: {
    method: 'PUT',
    path: '/category/category-photo/:id',
    access: 'admin',
    area: 'catalog',
    summary: 'Replace the photo of a category by the file field `photo`',
    params: idParams,
    body: categoryPhotoSchema,
    encoding: 'multipart',
    changesCatalogue: true,
    status: 200,
    response: done({ category: categoryDetailsSchema }),
  },
  deleteCategoryPhoto: {
    method: 'DELETE',
    path: '/category/category-photo/:id',
    access: 'admin',
    area: 'catalog',
    summary: 'Remove the photo of a category',
    params: idParams,
    changesCatalogue: true,
    status: 200,
    response: done({ category: categoryDetailsSchema }),
  },
  listCategoryProducts: {
    method: 'GET',
    path: '/products/product-category/:slug',
    access: 'public',
    summary:
      'A category with its products and those of all below it: all of them (at most 500), or twelve with a page',
    params: slugParams,
    query: optionalPageQuerySchema.extend({ sort: ownSortSchema }),
    status: 200,
    response: ok({
      category: categoryDetailsSchema,
      products: z.array(productSchema),
      total: z.int(),
    }),
  },
} as const satisfies Record<string, Endpoint>;
