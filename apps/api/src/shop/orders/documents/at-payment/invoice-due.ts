import { hasLeftShop, holdsStock, isSuccess, type PaymentState } from '@shop/shared';
import type { OrderRecord } from '../../order.model.js';

/** The states of a payment that has come, also if it went back since. What is only reserved has not. */
export function hasCome(state: PaymentState): boolean {
  return isSuccess(state) && state !== 'authorized';
}

/** Whether an order has to have an invoice: it has left the shop, or is paid and there is nothing of it to send. */
export function isInvoiceDue({
  status,
  invoiceAtPayment,
  payment: { state },
}: Pick<OrderRecord, 'status' | 'invoiceAtPayment' | 'payment'>): boolean {
  if (hasLeftShop(status)) return true;
  return invoiceAtPayment !== undefined && holdsStock(status) && hasCome(state);
}

/** The update after which an order of which nothing is to be sent is not looked at again, until it changes. */
export const ISSUED_AT_PAYMENT = { $set: { invoiceAtPayment: 'done' } } as const;

/** When an order was paid. What costs nothing, or was paid before changes were kept, was paid as it was placed. */
export function whenPaid({ createdAt, payment }: OrderRecord): Date {
  const paid = payment.changes?.find(({ state }) => state === 'paid' || state === 'overpaid');
  return paid?.at ?? createdAt;
}
