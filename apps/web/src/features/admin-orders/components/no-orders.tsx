import { ReceiptText } from 'lucide-react';
import { Navigate } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/forms/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ORDERS_PAGE } from '../api/list-all-orders';
import { isNarrowed, writeOrdersQuery, type OrdersQuery } from '../orders-query';

interface NoOrdersProps {
  query: OrdersQuery;
  /** How many there are on all pages. */
  total: number;
}

/** Stands there when a page has no orders. One past the end leads to the last: the list may have become shorter. */
export function NoOrders({ query, total }: NoOrdersProps) {
  if (total > 0) {
    const page = Math.ceil(total / ORDERS_PAGE);
    return <Navigate replace to={`?${writeOrdersQuery({ ...query, page }).toString()}`} />;
  }
  const icon = <ReceiptText aria-hidden size={28} strokeWidth={1.5} />;
  if (isNarrowed(query)) {
    return (
      <EmptyState
        title="No order fits"
        icon={icon}
        actions={
          <ButtonLink to={paths.adminOrders} tone="secondary">
            Show all orders
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState title="No orders yet" icon={icon}>
      The first sale will stand here.
    </EmptyState>
  );
}
