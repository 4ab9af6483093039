import { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.js';
import { done, ok } from '../../contract/replies.js';
import { idParams } from '../catalog-params.js';
import {
  brandEditSchema,
  brandSchema,
  brandsQuerySchema,
  countedBrandSchema,
  otherBrandSchema,
} from './brands.js';

/** Brands, which products make by naming them. */
export const brandEndpoints = {
  listBrands: {
    method: 'GET',
    path: '/brands',
    access: 'admin',
    area: 'catalog',
    summary: 'Brands by name, with the number of their products of any status',
    query: brandsQuerySchema,
    status: 200,
    response: ok({ brands: z.array(countedBrandSchema), total: z.int() }),
  },
  updateBrand: {
    method: 'PUT',
    path: '/brands/:id',
    access: 'admin',
    area: 'catalog',
    summary: 'Rename a brand. Its former slugs still lead to it. 409 if another brand has the name',
    params: idParams,
    body: brandEditSchema,
    changesCatalogue: true,
    status: 200,
    response: done({ brand: brandSchema }),
  },
  mergeBrand: {
    method: 'POST',
    path: '/brands/:id/merge',
    access: 'admin',
    area: 'catalog',
    summary:
      'Give the products of a brand the brand of another name, at most 100 in one call; call it again while `isMerged` is false. The last call leads its slugs and promotions to the other, and deletes it',
    params: idParams,
    body: otherBrandSchema,
    changesCatalogue: true,
    status: 200,
    response: done({ moved: z.int(), left: z.int(), isMerged: z.boolean() }),
  },
  deleteBrand: {
    method: 'DELETE',
    path: '/brands/:id',
    access: 'admin',
    area: 'catalog',
    summary: 'Delete a brand that no product has and no promotion names',
    params: idParams,
    changesCatalogue: true,
    status: 200,
    response: done({}),
  },
} as const satisfies Record<string, Endpoint>;
