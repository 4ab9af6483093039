import { PAGE_SIZE, type EndpointResponse, type endpoints } from '@shop/shared';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { PageLinks } from '../../../../ui/page/page-links';
import { ProductGrid } from '../products/product-grid';
import { LoadMore } from '../products/load-more';
import { useFocusOnNewCard } from '../../use-focus-on-new-card';
import { ListData } from '../products/list-data';

interface ResultsPageProps {
  results: EndpointResponse<typeof endpoints.listCatalogue>;
  query: UseInfiniteQueryResult;
  /** The last of the pages that are shown, counted from 1. */
  page: number;
  /** Loads the next page: see `useGrownList`. */
  loadNext: () => Promise<void>;
}

/** Results, page by page, with links to single pages. */
export function ResultsPage({ query, results, page, loadNext }: ResultsPageProps) {
  const { pathname, search } = useLocation();
  const { list, focusNext } = useFocusOnNewCard(results.products.length);
  const addressOf = (number: number) => {
    const params = new URLSearchParams(search);
    params.delete('page');
    params.delete('loaded');
    if (number > 1) params.set('page', String(number));
    return `${pathname}?${params.toString()}`;
  };
  return (
    <>
      <ListData products={results.products} />
      {results.products.length > 0 ? (
        <ProductGrid
          ref={list}
          products={results.products}
          marks={results.marks}
          outdated={query.isPlaceholderData}
        />
      ) : (
        <p>There are no more results.</p>
      )}
      <LoadMore
        query={query}
        onLoad={() => {
          if (query.isFetchingNextPage) return;
          focusNext();
          void loadNext();
        }}
      />
      <PageLinks page={page} pageSize={PAGE_SIZE} total={results.total} to={addressOf} />
    </>
  );
}
