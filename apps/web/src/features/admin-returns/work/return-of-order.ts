import type { AdminOrderDetails, AdminReturn } from '@shop/shared';

/** A return of an order. */
export interface ReturnOfOrder {
  order: AdminOrderDetails;
  one: AdminReturn;
}
