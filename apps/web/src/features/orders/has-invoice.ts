import { hasLeftShop, type OrderDetails } from '@shop/shared';

/** Whether an order has an invoice, or gets one when somebody opens it. */
export function hasInvoice({ status, invoicedAt }: OrderDetails): boolean {
  return hasLeftShop(status) || invoicedAt !== null;
}
