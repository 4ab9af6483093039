import { useKeptFocus } from '../../../lib/use-kept-focus';
import { ErrorState } from '../../../ui/feedback/error-state';
import { PageLinks } from '../../../ui/page/page-links';
import { OrdersLoading } from '../../orders';
import { ORDERS_PAGE, useAllOrders } from '../api/list-all-orders';
import { writeOrdersQuery, type OrdersQuery } from '../orders-query';
import { useOrdersQuery } from '../use-orders-query';
import styles from './all-orders.module.css';
import { NoOrders } from './no-orders';
import { OrderCards } from './order-cards';
import { OrdersControls } from './orders-controls';

/** Everyone's orders, newest first, to be searched and narrowed; the address says how. */
export function AllOrders() {
  const { query, change } = useOrdersQuery();
  return (
    <>
      <OrdersControls query={query} change={change} />
      <Orders query={query} />
    </>
  );
}

function Orders({ query }: { query: OrdersQuery }) {
  const { data: page, error, isPending, isPlaceholderData, refetch } = useAllOrders(query);
  // A new status can take an order out of a narrowed list.
  const keptFocus = useKeptFocus<HTMLDivElement>('article');
  const total = page?.total ?? page?.data.length ?? 0;
  return (
    <div {...keptFocus}>
      <p className={`tabular ${styles.count}`} role="status">
        {page && !isPlaceholderData ? countOf(total) : ''}
      </p>
      {isPending && <OrdersLoading />}
      {!isPending && !page && <ErrorState error={error} onRetry={() => void refetch()} />}
      {page?.data.length === 0 && <NoOrders query={query} total={isPlaceholderData ? 0 : total} />}
      {page && page.data.length > 0 && (
        <>
          <OrderCards
            orders={page.data}
            before={(query.page - 1) * ORDERS_PAGE}
            outdated={isPlaceholderData}
          />
          <PageLinks
            page={query.page}
            pageSize={ORDERS_PAGE}
            total={total}
            to={(number) => `?${writeOrdersQuery({ ...query, page: number }).toString()}`}
          />
        </>
      )}
    </div>
  );
}

function countOf(total: number): string {
  return total === 1 ? '1 order' : `${total.toLocaleString('en-US')} orders`;
}
