import type { endpoints } from '@shop/shared';
import type { Controller } from '../../http/route.js';
import type { SearchDeps } from '../search/search-products.js';
import { listCatalogue } from './list-catalogue.js';

export function list(deps: SearchDeps): Controller<typeof endpoints.listCatalogue> {
  return async ({ query, client }) => ({
    success: true,
    ...(await listCatalogue(query, client, deps)),
  });
}
