import { ReceiptText } from 'lucide-react';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { shopPaths } from '../../../lib/address/shop-paths';
import { Badge } from '../../../ui/display/badge';
import { ButtonLink } from '../../../ui/forms/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { useMyOrders } from '../api/list-my-orders';
import { usePage } from '../use-page';
import { OrderCard } from './order-card';
import { OrderDate } from './order-date';
import { OrderLead } from './order-lead';
import { OrderList } from './order-list';

/** The shopper's orders, newest first. */
export function MyOrders() {
  const page = usePage();
  return (
    <OrderList
      orders={useMyOrders(page)}
      page={page}
      renderOrder={(order, place) => (
        <OrderCard
          order={order}
          place={place}
          lead={<OrderLead order={order} />}
          to={dashboardPaths.userOrder(order.number)}
          status={<Badge>{order.status}</Badge>}
          date={<OrderDate date={order.createAt} />}
        />
      )}
      empty={
        <EmptyState
          title="No orders yet"
          icon={<ReceiptText aria-hidden size={28} strokeWidth={1.5} />}
          actions={<ButtonLink to={shopPaths.home}>Browse products</ButtonLink>}
        >
          What you buy appears here, along with its status.
        </EmptyState>
      }
    />
  );
}
