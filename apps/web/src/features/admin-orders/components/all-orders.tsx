import { ReceiptText } from 'lucide-react';
import { useListQuery } from '../../../lib/list-query';
import { useFocusAfterRemoval } from '../../../lib/use-focus-after-removal';
import { ListPage } from '../../../ui/list/list-page';
import { OrdersLoading } from '../../orders';
import { useAllOrders } from '../api/list-all-orders';
import { ordersList } from '../orders-list';
import { ExportOrders } from './export-orders';
import { OrderCards } from './order-cards';
import { OrdersControls } from './orders-controls';

/** Everyone's orders, newest first. */
export function AllOrders() {
  const { query, change } = useListQuery(ordersList);
  // A new status can take an order out of a filtered list.
  const listFocus = useFocusAfterRemoval<HTMLDivElement>('article');
  return (
    <div {...listFocus}>
      <ListPage
        list={ordersList}
        query={query}
        result={useAllOrders(query)}
        noun={['order', 'orders']}
        icon={ReceiptText}
        controls={<OrdersControls query={query} change={change} />}
        loading={<OrdersLoading />}
        noMatch="No orders match these filters"
        empty={{ title: 'No orders yet', note: 'Your first sale will appear here.' }}
      >
        {(orders) => <OrderCards orders={orders} before={(query.page - 1) * query.pageSize} />}
      </ListPage>
      <ExportOrders query={query} />
    </div>
  );
}
