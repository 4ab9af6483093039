import { hasLeftShop, holdsStock, isSuccess, type PaymentState } from '@shop/shared';
import type { OrderRecord } from '../../order.model.js';
import { isSentInParcels } from '../../parcels/parcel.view.js';

type Dispatched = Pick<OrderRecord, 'status' | 'lines' | 'parcels' | 'refunds' | 'history'>;

/** The states of a payment that has come, also if it went back since. What is only reserved has not. */
export function hasCome(state: PaymentState): boolean {
  return isSuccess(state) && state !== 'authorized';
}

/** Whether all of an order is on its way: by its status, or in parcels while that stays as it is. */
export function isSent(order: Dispatched): boolean {
  return hasLeftShop(order.status) || (holdsStock(order.status) && isSentInParcels(order));
}

/** Whether an order has to have an invoice: all of it is sent, or it is paid and there is nothing of it to send. */
export function isInvoiceDue(
  order: Dispatched & Pick<OrderRecord, 'invoiceAtPayment' | 'payment'>,
): boolean {
  if (isSent(order)) return true;
  const { status, invoiceAtPayment, payment } = order;
  return invoiceAtPayment !== undefined && holdsStock(status) && hasCome(payment.state);
}

/** The update after which an order of which nothing is to be sent is not looked at again, until it changes. */
export const ISSUED_AT_PAYMENT = { $set: { invoiceAtPayment: 'done' } } as const;

/** When an order was paid. What costs nothing, or was paid before changes were kept, was paid as it was placed. */
export function whenPaid({ createdAt, payment }: OrderRecord): Date {
  const paid = payment.changes?.find(({ state }) => state === 'paid' || state === 'overpaid');
  return paid?.at ?? createdAt;
}
