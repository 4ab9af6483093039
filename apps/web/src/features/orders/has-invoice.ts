import { isShipped, type OrderDetails } from '@shop/shared';

/** Whether an order has an invoice, or gets it as soon as somebody opens it. */
export function hasInvoice({ status, invoicedAt }: OrderDetails): boolean {
  return isShipped(status) || invoicedAt !== null;
}
