import type { endpoints } from '@shop/shared';
import type { Controller } from '@shop/http/route';
import { categoryView } from '../categories/category.view.js';
import type { SearchDeps } from '../search/search-products.js';
import { suggest } from './suggest.js';
import { suggestionView } from './suggestion.view.js';

export function list(deps: SearchDeps): Controller<typeof endpoints.suggestProducts> {
  return async ({ query, client }) => {
    const { products, categories, ...rest } = await suggest(query.q, client, deps);
    return {
      success: true,
      products: products.map(suggestionView),
      categories: categories.map(categoryView),
      ...rest,
    };
  };
}
