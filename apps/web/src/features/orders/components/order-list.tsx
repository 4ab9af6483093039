import { MAX_LIST_SIZE, type Order } from '@shop/shared';
import type { UseQueryResult } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { ButtonLink } from '../../../ui/forms/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { PageLinks } from '../../../ui/page/page-links/page-links';
import styles from './order-list.module.css';

interface OrderListProps {
  orders: UseQueryResult<{ data: Order[]; total: number | undefined }>;
  /** 1-based */
  page: number;
  /** @param place the order's position in the whole list, from 1 */
  renderOrder: (order: Order, place: number) => ReactNode;
  /** Shown when there are no orders. */
  empty: ReactNode;
}

/** A page of orders: loading, failed, empty, or loaded. */
export function OrderList({ orders, page, renderOrder, empty }: OrderListProps) {
  if (orders.isPending) return <OrdersLoading />;
  // A list that is already shown stays when refetching fails.
  if (!orders.data)
    return <ErrorState error={orders.error} onRetry={() => void orders.refetch()} />;
  const { data, total = data.length } = orders.data;
  if (data.length === 0) return page === 1 ? empty : <NothingOnPage />;
  return (
    <>
      <div className={styles.list}>
        {data.map((order, index) => (
          <Fragment key={order._id}>
            {renderOrder(order, (page - 1) * MAX_LIST_SIZE + index + 1)}
          </Fragment>
        ))}
      </div>
      <PageLinks
        page={page}
        pageSize={MAX_LIST_SIZE}
        total={total}
        to={(number) => dashboardPaths.userOrdersPage(number)}
        labels={['Newer', 'Older']}
      />
    </>
  );
}

/** For a page past the end, from an outdated or made-up URL. */
function NothingOnPage() {
  return (
    <EmptyState
      title="This page is empty"
      actions={<ButtonLink to={dashboardPaths.userOrders}>Go to the first page</ButtonLink>}
    >
      You do not have that many orders.
    </EmptyState>
  );
}

export function OrdersLoading() {
  return (
    <div className={`${styles.list} ${styles.loading}`} role="status" aria-label="Loading orders">
      <Skeleton height="13rem" radius="var(--radius-card)" />
      <Skeleton height="13rem" radius="var(--radius-card)" />
    </div>
  );
}
