import { endpoints, type Product } from '@shop/shared';
import { queryOptions } from '@tanstack/react-query';
import { callCounted } from '../../../lib/api-client';
import { PUBLIC_DATA } from '../../../lib/query-client';

interface SearchResults {
  /** The best matches. */
  products: Product[];
  /** All matches, shown or not. */
  total: number;
}

/** The matches of a keyword, best first. Each keyword has its own cache entry, so a late reply is never shown for another. */
export function searchQuery(keyword: string) {
  return queryOptions({
    queryKey: [PUBLIC_DATA, 'search', keyword],
    queryFn: async ({ signal }): Promise<SearchResults> => {
      // Browsers drop path segments of one or two dots; a trailing space, which the server trims, prevents that.
      const safeKeyword = /^\.{1,2}$/.test(keyword) ? `${keyword} ` : keyword;
      const params = { keyword: safeKeyword };
      const { data, total } = await callCounted(endpoints.searchProducts, { params, signal });
      return { products: data, total: total ?? data.length };
    },
    enabled: keyword !== '',
  });
}
