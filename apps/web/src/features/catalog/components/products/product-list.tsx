import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { PackageSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/forms/button';
import { EmptyState } from '../../../../ui/feedback/empty-state';
import { ErrorState } from '../../../../ui/feedback/error-state';
import { loadedProducts, type ProductsPage } from '../../product-pages';
import { useFocusOnNewCard } from '../../use-focus-on-new-card';
import { ListData } from './list-data';
import { PageChoice } from './page-choice';
import { ProductGrid, ProductGridSkeleton } from './product-grid';
import styles from './product-list.module.css';

interface ProductListProps {
  query: UseInfiniteQueryResult<InfiniteData<ProductsPage>>;
  /** See `ProductGrid`. */
  eager?: number | undefined;
  /** What a visitor can do when the list is empty. */
  emptyActions?: ReactNode;
  /** Shown instead of all that when filters leave nothing. */
  nothingLeft?: ReactNode;
}

/** Products that load page by page, with their loading, error and empty states. */
export function ProductList({ query, eager, emptyActions, nothingLeft }: ProductListProps) {
  const products = loadedProducts(query.data?.pages ?? []);
  const { list, focusNext } = useFocusOnNewCard(products.length);
  if (query.isPending) return <ProductGridSkeleton />;
  if (!query.data) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (products.length === 0 && nothingLeft) return nothingLeft;
  if (products.length === 0) {
    return (
      <EmptyState
        title="No products here yet"
        icon={<PackageSearch aria-hidden size={28} strokeWidth={1.5} />}
        actions={emptyActions}
      />
    );
  }
  return (
    <>
      <ListData products={products} />
      <ProductGrid
        ref={list}
        products={products}
        outdated={query.isPlaceholderData}
        eager={eager}
      />
      <LoadMore
        query={query}
        onLoad={() => {
          if (query.isFetchingNextPage) return;
          focusNext();
          // Cancels a refetch in progress, which would otherwise swallow the click.
          void query.fetchNextPage();
        }}
      />
      <noscript>
        {import.meta.env.SSR && <PageChoice total={query.data.pages.at(-1)?.total ?? 0} />}
      </noscript>
    </>
  );
}

interface LoadMoreProps extends Pick<ProductListProps, 'query'> {
  onLoad: () => void;
}

function LoadMore({ query, onLoad }: LoadMoreProps) {
  if (query.isFetchNextPageError && !query.isFetchingNextPage) {
    return <ErrorState error={query.error} onRetry={onLoad} />;
  }
  if (!query.hasNextPage || query.isPlaceholderData) return null;
  return (
    <div className={styles.more} data-needs-script>
      <Button tone="secondary" onClick={onLoad} busy={query.isFetchingNextPage}>
        {query.isFetchingNextPage ? 'Loading ...' : 'Loadmore'}
      </Button>
    </div>
  );
}
