import { MAX_LIST_SIZE, type Order } from '@shop/shared';
import type { UseQueryResult } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { ButtonLink } from '../../../ui/forms/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Skeleton } from '../../../ui/feedback/skeleton';
import styles from './order-list.module.css';
import { OrderPages } from './order-pages';

interface OrderListProps {
  orders: UseQueryResult<{ data: Order[]; total: number | undefined }>;
  /** 1-based */
  page: number;
  /** @param number the order's place in the whole list, from 1 */
  renderOrder: (order: Order, number: number) => ReactNode;
  /** Stands there when there are none. */
  empty: ReactNode;
}

/** A page of orders in each of its states: on its way, failed, empty, there. */
export function OrderList({ orders, page, renderOrder, empty }: OrderListProps) {
  if (orders.isPending) return <OrdersLoading />;
  // A list that is there stays there when asking again fails.
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
      <OrderPages page={page} total={total} />
    </>
  );
}

/** For an address that is older than the list, or made up. */
function NothingOnPage() {
  return (
    <EmptyState
      title="This page is empty"
      actions={<ButtonLink to={{ search: '' }}>Go to the first page</ButtonLink>}
    >
      There are fewer orders than that.
    </EmptyState>
  );
}

export function OrdersLoading() {
  return (
    <div className={styles.list} role="status" aria-label="Loading orders">
      <Skeleton height="13rem" radius="var(--radius-card)" />
      <Skeleton height="13rem" radius="var(--radius-card)" />
    </div>
  );
}
