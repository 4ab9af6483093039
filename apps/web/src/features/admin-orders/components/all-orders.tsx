import { ReceiptText } from 'lucide-react';
import { EmptyState } from '../../../ui/empty-state';
import { OrderCard, OrderDate, OrderList, usePage } from '../../orders';
import { useAllOrders } from '../api/list-all-orders';
import { relativeDate } from '../relative-date';
import { OrderStatusSelect } from './order-status-select';

/** Everyone's orders, newest first, each with its status to set. */
export function AllOrders() {
  const page = usePage();
  return (
    <OrderList
      orders={useAllOrders(page)}
      page={page}
      renderOrder={(order, number) => (
        <OrderCard
          order={order}
          number={number}
          status={<OrderStatusSelect order={order} number={number} />}
          date={<OrderDate date={order.createAt} format={(date) => relativeDate(date)} />}
        />
      )}
      empty={
        <EmptyState
          title="No orders yet"
          icon={<ReceiptText aria-hidden size={28} strokeWidth={1.5} />}
        >
          The first sale will stand here.
        </EmptyState>
      }
    />
  );
}
