import {
  nextStatuses,
  SHIPPED_STATUS,
  statusRow,
  type AdminOrderDetails,
  type Order,
} from '@shop/shared';

/** Whether shipping an order is what comes next. */
export function isToShip(order: AdminOrderDetails): boolean {
  return statusRow(order.status).awaits === 'shop' && nextStatuses(order).includes(SHIPPED_STATUS);
}

/** Whether its money is awaited before it is shipped, as with a bank transfer, unlike with cash on delivery. */
export function isPaidFirst({ payment }: { payment: Pick<Order['payment'], 'dueAt'> }): boolean {
  return typeof payment.dueAt === 'string';
}

/** Whether its buyer collects it: nothing of it goes to a carrier. */
export function isCollected({ shippingMethod }: AdminOrderDetails): boolean {
  return shippingMethod?.pickUpAt !== undefined;
}
