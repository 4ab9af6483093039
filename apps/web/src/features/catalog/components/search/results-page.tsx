import { PAGE_SIZE, type EndpointResponse, type endpoints } from '@shop/shared';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { PageLinks } from '../../../../ui/page/page-links';
import { ProductGrid } from '../products/product-grid';
import { LoadMore } from '../products/load-more';
import { comingProducts } from '../../product-pages';
import { useFocusOnNewCard } from '../../use-focus-on-new-card';
import { ListData } from '../products/list-data';

interface ResultsPageProps {
  results: EndpointResponse<typeof endpoints.listCatalogue>;
  /** Tells the list from others: see `ProductGrid`. */
  name: string;
  query: UseInfiniteQueryResult<InfiniteData<{ total: number }>>;
  /** The last of the pages that are shown, counted from 1. */
  page: number;
  /** Loads the next page: see `useGrownList`. */
  loadNext: () => Promise<void>;
}

/** Results, page by page, with links to single pages. */
export function ResultsPage({ name, query, results, page, loadNext }: ResultsPageProps) {
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
          name={name}
          outdated={query.isPlaceholderData}
          coming={query.isFetchingNextPage && query.data ? comingProducts(query.data) : 0}
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
