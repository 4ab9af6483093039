import { PAGE_SIZE } from '@shop/shared';
import { PackageSearch } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../../../../lib/paths';
import { ButtonLink } from '../../../../ui/forms/button';
import { EmptyState } from '../../../../ui/feedback/empty-state';
import { ErrorState } from '../../../../ui/feedback/error-state';
import { PageLinks } from '../../../../ui/page/page-links';
import { useProductList } from '../../api/list-products';
import { addressOf, rememberList } from '../../list-address';
import type { ListQuery } from '../../list-query';
import { useListQuery } from '../../use-list-query';
import { ProductCards, ProductCardsSkeleton } from './product-cards';
import { ProductListControls } from './product-list-controls';
import styles from './product-list.module.css';

/** All products, page by page, to be searched, narrowed and sorted; the address says how. */
export function ProductList() {
  const { query, change } = useListQuery();
  useEffect(() => rememberList(query), [query]);
  return (
    <>
      <ProductListControls query={query} change={change} />
      <Products query={query} />
    </>
  );
}

function Products({ query }: { query: ListQuery }) {
  const { data, error, isPending, isPlaceholderData, refetch } = useProductList(query);
  const count = data && !isPlaceholderData ? countOf(data.total) : '';
  return (
    <>
      <p className={`tabular ${styles.count}`} role="status">
        {count}
      </p>
      {isPending && <ProductCardsSkeleton />}
      {!isPending && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.products.length === 0 && (
        <NoProducts query={query} total={isPlaceholderData ? 0 : data.total} />
      )}
      {data && data.products.length > 0 && (
        <>
          <ProductCards products={data.products} outdated={isPlaceholderData} />
          <PageLinks
            page={query.page}
            pageSize={PAGE_SIZE}
            total={data.total}
            to={(page) => addressOf({ ...query, page })}
          />
        </>
      )}
    </>
  );
}

function NoProducts({ query, total }: { query: ListQuery; total: number }) {
  if (total > 0) {
    // The list has become shorter: its last page is what one was on.
    return <Navigate replace to={addressOf({ ...query, page: Math.ceil(total / PAGE_SIZE) })} />;
  }
  if (query.search || query.category || query.stock) {
    return (
      <Nothing title="No product fits">
        <ButtonLink to={paths.adminProducts} tone="secondary">
          Show all products
        </ButtonLink>
      </Nothing>
    );
  }
  return (
    <Nothing title="No products yet">
      <ButtonLink to={paths.adminCreateProduct}>Create Product</ButtonLink>
    </Nothing>
  );
}

function Nothing({ title, children }: { title: string; children: ReactNode }) {
  return (
    <EmptyState
      title={title}
      icon={<PackageSearch aria-hidden size={28} strokeWidth={1.5} />}
      actions={children}
    />
  );
}

function countOf(total: number): string {
  return total === 1 ? '1 product' : `${total.toLocaleString('en-US')} products`;
}
