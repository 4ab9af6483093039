import type { Order } from '@shop/shared';
import type { OrderSelection } from './bulk/use-order-selection';

/** What shows the orders of a page, as cards or as rows. */
export interface OrderListProps {
  orders: readonly Order[];
  selection: OrderSelection;
  /** Receives an order whose status was changed. */
  onChanged: (order: Order) => void;
}
