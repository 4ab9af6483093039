import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useCategories } from './api/get-categories';
import { listingQuery } from './api/get-listing';
import { RESULT_SORTS, type Filters } from './filters';
import { resultsSelectionOf } from './results-selection';
import { useFilters } from './use-filters';

/** The results for the search, filters and page in the URL. */
export function useResults() {
  const [params] = useSearchParams();
  const state = useFilters(RESULT_SORTS);
  const categories = useCategories();
  const { filters, from } = state;
  const selection = resultsSelectionOf(params, categories.data ?? [], filters, from);
  // The URL has slugs of categories, but the server takes ids.
  const known = filters.categories.length === 0 || categories.data !== undefined;
  const options = listingQuery(selection);
  const results = useQuery({
    ...options,
    enabled: known && options.enabled !== false,
    // When filters change, the current results stay until the new ones are loaded; when words change, they do not.
    placeholderData: (previous, query) =>
      query?.queryKey[2].q === selection.q ? previous : undefined,
  });
  return {
    state,
    results,
    page: from,
    keyword: selection.q ?? '',
    literal: selection.literal,
    /** The query to send to the server for other filters. */
    selectionFor: (chosen: Filters) => resultsSelectionOf(params, categories.data ?? [], chosen, 1),
  };
}
