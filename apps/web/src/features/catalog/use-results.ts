import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { EndpointResponse, endpoints } from '@shop/shared';
import { useGrownList } from './use-grown-list';
import { useCategories } from './api/get-categories';
import { listingQuery } from './api/get-listing';
import { RESULT_SORTS, type Filters } from './filters';
import { resultsSelectionOf } from './results-selection';
import { FIRST_PAGE, type Span } from './product-pages';
import { useFilters } from './use-filters';

type Found = EndpointResponse<typeof endpoints.listCatalogue>;

/** All pages as one: what is not about single products, the first page says. */
function joined(pages: readonly Found[]): Found | undefined {
  const [first] = pages;
  const marks = first?.marks && pages.flatMap((page) => page.marks ?? []);
  return (
    first && {
      ...first,
      products: pages.flatMap(({ products }) => products),
      ...(marks && { marks }),
    }
  );
}

/** The results for the search, filters and page in the URL. */
export function useResults() {
  const [params] = useSearchParams();
  const state = useFilters(RESULT_SORTS);
  const categories = useCategories();
  const { filters, span } = state;
  const selectionAt = (pages: Span) =>
    resultsSelectionOf(params, categories.data ?? [], filters, pages);
  const selection = selectionAt(span);
  // The URL has slugs of categories, but the server takes ids.
  const known = filters.categories.length === 0 || categories.data !== undefined;
  const options = listingQuery(selection);
  const results = useInfiniteQuery({
    ...options,
    enabled: known && options.enabled !== false,
    // When filters change, the current results stay until the new ones are loaded; when words change, they do not.
    placeholderData: (previous, query) =>
      query?.queryKey[2].q === selection.q ? previous : undefined,
  });
  const loadNext = useGrownList(results, (pages) => listingQuery(selectionAt(pages)).queryKey);
  const found = results.data && joined(results.data.pages);
  const { q: keyword = '', literal } = selection;
  return {
    state,
    results,
    found,
    loadNext,
    span,
    keyword,
    literal,
    /** The query to send to the server for other filters. */
    selectionFor: (chosen: Filters) =>
      resultsSelectionOf(params, categories.data ?? [], chosen, FIRST_PAGE),
  };
}
