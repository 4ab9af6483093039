import type { Category } from '@shop/shared';
import type { Selection } from './api/get-listing';
import { readFilters, RESULT_SORTS, type Filters } from './filters';
import { readSpan } from './product-pages';
import { selectionOf } from './selection';
import { searchedKeyword } from './use-search-keyword';

/** The query to send to the server for the results in a URL. */
export function resultsSelectionOf(
  params: URLSearchParams,
  categories: readonly Category[],
  filters: Filters = readFilters(params, RESULT_SORTS),
  span = readSpan(params),
): Selection {
  return {
    q: searchedKeyword(params),
    ...(params.get('literal') === '1' && { literal: true }),
    ...selectionOf(filters, span, categories),
  };
}
