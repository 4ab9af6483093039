import { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.js';
import { ok } from '../../contract/replies.js';
import { idParams, slugParams } from '../catalog-params.js';
import { photoQuerySchema } from '../photos/photos.js';
import { administeredListQuerySchema, administeredProductSchema } from './administered.js';
import { productExportQuerySchema } from './product-export.js';

/** Products as administrators see them: of every status, with what shoppers are not told. */
export const administeredEndpoints = {
  listAdministeredProducts: {
    method: 'GET',
    path: '/products/administered',
    access: 'admin',
    area: 'catalog',
    summary:
      'Products of every status, paged, newest first unless sorted or searched for; filtered by status, category, brand, tag, words, an id or low stock',
    query: administeredListQuerySchema,
    status: 200,
    response: ok({ products: z.array(administeredProductSchema), total: z.int() }),
  },
  exportProducts: {
    method: 'GET',
    path: '/products/administered-export',
    access: 'admin',
    area: 'catalog',
    summary:
      'The products that match the filters of the administrators’ list, oldest first, as a CSV file that can be imported; with `photos=true`, a ZIP of it and of the photos that it names',
    query: productExportQuerySchema,
    status: 200,
    response: 'file',
  },
  getAdministeredProduct: {
    method: 'GET',
    path: '/products/administered/:slug',
    access: 'admin',
    area: 'catalog',
    summary: 'One product of any status, by its current slug or an earlier one',
    params: slugParams,
    status: 200,
    response: ok({ product: administeredProductSchema }),
  },
  getAdministeredPhoto: {
    method: 'GET',
    path: '/products/administered-photo/:id',
    access: 'admin',
    area: 'catalog',
    summary: 'The first photo of a product of any status, or the one that `photo` names',
    params: idParams,
    query: photoQuerySchema,
    status: 200,
    response: 'image',
  },
} as const satisfies Record<string, Endpoint>;
