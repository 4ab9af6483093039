import { z } from 'zod';
import type { Endpoint } from '../contract/endpoint.js';
import { done, ok } from '../contract/replies.js';
import { bulkEditSchema, productResultSchema } from './bulk-edit.js';
import { idParams, slugParams } from './catalog-params.js';
import { administeredProductSchema } from './details/administered.js';
import { photoQuerySchema } from './photos/photos.js';
import {
  priceAndStockSchema,
  productDetailsSchema,
  productEditSchema,
  productInputSchema,
} from './products.js';

/** One product, and its photo. */
export const productEndpoints = {
  getProduct: {
    method: 'GET',
    path: '/products/get-product/:slug',
    access: 'public',
    summary: 'One product with its variants, by its current slug or an earlier one',
    params: slugParams,
    status: 200,
    response: ok({ product: productDetailsSchema }),
  },
  getProductPhoto: {
    method: 'GET',
    path: '/products/product-photo/:id',
    access: 'public',
    summary:
      'The first photo of a product, or the one that `photo` names, in the smallest width that is at least the requested one',
    params: idParams,
    query: photoQuerySchema,
    status: 200,
    response: 'image',
  },
  createProduct: {
    method: 'POST',
    path: '/products/create-product',
    access: 'admin',
    area: 'catalog',
    summary: 'Create a product; its first photo is the file field `photo`',
    body: productInputSchema,
    ignoresUnknownFields: true,
    encoding: 'multipart',
    creates: true,
    changesCatalogue: true,
    status: 201,
    response: done({ product: administeredProductSchema }),
  },
  duplicateProduct: {
    method: 'POST',
    path: '/products/duplicate/:id',
    access: 'admin',
    area: 'catalog',
    summary:
      'Make a draft like a product, with its photos and variants; without its SKUs and barcodes, its stock and its sales',
    params: idParams,
    creates: true,
    status: 201,
    response: done({ product: administeredProductSchema }),
  },
  updateProduct: {
    method: 'PUT',
    path: '/products/update-product/:id',
    access: 'admin',
    area: 'catalog',
    summary:
      'Replace the fields of a product, and its first photo if one is sent; a field whose `Before` says what the form was opened with keeps what others saved since, and with `quantityBefore` the stock changes by the difference',
    params: idParams,
    body: productEditSchema,
    ignoresUnknownFields: true,
    encoding: 'multipart',
    changesCatalogue: true,
    status: 200,
    response: done({ product: administeredProductSchema }),
  },
  updatePriceAndStock: {
    method: 'PUT',
    path: '/products/price-and-stock/:id',
    access: 'admin',
    area: 'catalog',
    summary:
      'Save price, stock and compare-at price of a product, each only if it differs from its `Before`; the stock changes by the difference, once for each `editKey`',
    params: idParams,
    body: priceAndStockSchema,
    changesCatalogue: true,
    status: 200,
    response: done({ product: administeredProductSchema }),
  },
  bulkEditProducts: {
    method: 'PUT',
    path: '/products/bulk-edit',
    access: 'admin',
    area: 'catalog',
    summary:
      'Change status, category, brand, tags, price, compare-at price or stock of many products, or of their variants, one after the other, each only where it still has the value of its `Before`. The reply says what became of each; unfinished ones can be sent again',
    body: bulkEditSchema,
    hasLargeBody: true,
    changesCatalogue: true,
    status: 200,
    response: done({ results: z.array(productResultSchema) }),
  },
  deleteProduct: {
    method: 'DELETE',
    path: '/products/product/:id',
    access: 'admin',
    area: 'catalog',
    summary: 'Delete a product and its photos; orders keep their lines',
    params: idParams,
    changesCatalogue: true,
    status: 200,
    response: done({}),
  },
} as const satisfies Record<string, Endpoint>;
