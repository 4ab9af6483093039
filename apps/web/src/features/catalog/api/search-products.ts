import { endpoints, type Product } from '@shop/shared';
import { queryOptions } from '@tanstack/react-query';
import { callCounted } from '../../../lib/api-client';
import { PUBLIC_DATA } from '../../../lib/query-client';

export interface SearchResults {
  /** The best matches. */
  products: Product[];
  /** All matches, shown or not. */
  total: number;
}

/**
 * What matches a keyword, best first. Each keyword has its own entry, so an answer that comes late is never shown for a
 * later question.
 */
export function searchQuery(keyword: string) {
  return queryOptions({
    queryKey: [PUBLIC_DATA, 'search', keyword],
    queryFn: async ({ signal }): Promise<SearchResults> => {
      // A browser resolves a path of dots away; the server trims, so a space keeps them.
      const safeKeyword = /^\.{1,2}$/.test(keyword) ? `${keyword} ` : keyword;
      const params = { keyword: safeKeyword };
      const { data, total } = await callCounted(endpoints.searchProducts, { params, signal });
      return { products: data, total: total ?? data.length };
    },
    enabled: keyword !== '',
  });
}
