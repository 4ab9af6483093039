import { PAGE_SIZE, type EndpointResponse, type endpoints } from '@shop/shared';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { PageLinks } from '../../../../ui/page/page-links/page-links';
import { ProductGrid } from '../products/product-grid';
import { LoadMore } from '../products/load-more';
import { comingProducts, type Span } from '../../product-pages';
import { useFocusOnNewCard } from '../../use-focus-on-new-card';
import { ListData } from '../products/list-data';
import styles from './search-results.module.css';

interface ResultsPageProps {
  results: EndpointResponse<typeof endpoints.listCatalogue>;
  /** Tells the list from others: see `ProductGrid`. */
  name: string;
  query: UseInfiniteQueryResult<InfiniteData<{ total: number }>>;
  /** The pages that are shown. */
  span: Span;
  /** Loads the next page: see `useGrownList`. */
  loadNext: () => Promise<void>;
}

/** Results, page by page, with links to single pages. What only mentions the words has a heading of its own. */
export function ResultsPage({ name, query, results, span, loadNext }: ResultsPageProps) {
  const { pathname, search } = useLocation();
  const { products, marks } = results;
  const { list, focusNext } = useFocusOnNewCard<HTMLDivElement>(products.length);
  const passed = (span.from - 1) * PAGE_SIZE;
  /** How many of the shown products are called what was searched for. */
  const named = Math.max((results.named ?? results.total) - passed, 0);
  const coming = query.isFetchingNextPage && query.data ? comingProducts(query.data) : 0;
  const gridOf = (from: number, to: number) => (
    <ProductGrid
      products={products.slice(from, to)}
      marks={marks?.slice(from, to)}
      name={name}
      eager={from > 0 ? 0 : undefined}
      outdated={query.isPlaceholderData}
      coming={to < products.length ? 0 : coming}
    />
  );
  const addressOf = (number: number) => {
    const params = new URLSearchParams(search);
    params.delete('page');
    params.delete('loaded');
    if (number > 1) params.set('page', String(number));
    return `${pathname}?${params.toString()}`;
  };
  return (
    <>
      <ListData products={products} />
      {products.length > 0 ? (
        <div ref={list}>
          {named > 0 && gridOf(0, named)}
          {named < products.length && (
            <>
              <h2 className={styles.mentioned}>Mentioned in the description</h2>
              {gridOf(named, products.length)}
            </>
          )}
        </div>
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
      <PageLinks page={span.to} pageSize={PAGE_SIZE} total={results.total} to={addressOf} />
    </>
  );
}
