import { nextStatuses, SHIPPED_STATUS, statusRow, type AdminOrderDetails } from '@shop/shared';

/** Whether shipping an order is what comes next. */
export function isToShip(order: AdminOrderDetails): boolean {
  return statusRow(order.status).awaits === 'shop' && nextStatuses(order).includes(SHIPPED_STATUS);
}
