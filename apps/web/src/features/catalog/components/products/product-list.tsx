import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usePastShell } from '../../../../ui/page/use-past-shell';
import { ErrorState } from '../../../../ui/feedback/error-state';
import { comingProducts, loadedProducts, type ProductsPage } from '../../product-pages';
import { useFocusOnNewCard } from '../../use-focus-on-new-card';
import { NothingHere } from './lazy-nothing-here';
import { ListData } from './list-data';
import { LoadMore } from './load-more';
import { PageChoice } from './page-choice';
import { ProductGrid, ProductGridSkeleton } from './product-grid';

interface ProductListProps {
  query: UseInfiniteQueryResult<InfiniteData<ProductsPage>>;
  /** Tells the list from others: see `ProductGrid`. */
  name: string;
  /** Loads the next page: see `useGrownList`. */
  loadNext: () => Promise<void>;
  /** See `ProductGrid`. */
  eager?: number | undefined;
  /** What a visitor can do when the list is empty. */
  emptyActions?: ReactNode;
  /** Shown instead of all that when filters leave nothing. */
  nothingLeft?: ReactNode;
}

/** Products that load page by page, with their loading, error and empty states. */
export function ProductList({
  query,
  name,
  loadNext,
  eager,
  emptyActions,
  nothingLeft,
}: ProductListProps) {
  const products = loadedProducts(query.data?.pages ?? []);
  const { list, focusNext } = useFocusOnNewCard(products.length);
  const isPastShell = usePastShell();
  if (query.isPending || !isPastShell) return <ProductGridSkeleton />;
  if (!query.data) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const total = query.data.pages.at(-1)?.total ?? 0;
  if (total === 0 && nothingLeft) return nothingLeft;
  if (products.length === 0) return <NothingHere total={total} actions={emptyActions} />;
  return (
    <>
      <ListData products={products} />
      <ProductGrid
        ref={list}
        name={name}
        products={products}
        outdated={query.isPlaceholderData}
        coming={query.isFetchingNextPage ? comingProducts(query.data) : 0}
        eager={eager}
      />
      <LoadMore
        query={query}
        onLoad={() => {
          if (query.isFetchingNextPage) return;
          focusNext();
          void loadNext();
        }}
      />
      <noscript>{import.meta.env.SSR && <PageChoice total={total} />}</noscript>
    </>
  );
}
