import type { endpoints } from '@shop/shared';
import type { Controller } from '../../http/route.js';
import { categoryView } from '../categories/category.view.js';
import type { ProductSearch } from '../search/search-products.js';
import { suggest } from './suggest.js';
import { suggestionView } from './suggestion.view.js';

/** What suggestions are found by. Without it, the database's indexed words are searched. */
interface SuggestionsDeps {
  search?: ProductSearch;
}

export function list({ search }: SuggestionsDeps): Controller<typeof endpoints.suggestProducts> {
  return async ({ query, client }) => {
    const { products, categories, ...rest } = await suggest(query.q, client, search);
    return {
      success: true,
      products: products.map(suggestionView),
      categories: categories.map(categoryView),
      ...rest,
    };
  };
}
