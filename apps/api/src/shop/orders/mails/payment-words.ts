import { hasLeftShop, isManual } from '@shop/shared';
import type { OrderRecord } from '../order.model.js';
import { inDollars } from './order-blocks.js';

interface Row {
  name: string;
  value: string;
}

/** What shoppers call what a provider takes. Those that are not here have names for merchants alone. */
const SHOPPERS_NAMES: Partial<Record<string, string>> = { stripe: 'Card' };

/** How an order was or will be paid, if that has a name for its buyer. */
export function paidBy({ payment: { name, provider } }: OrderRecord): Row[] {
  const value = name ?? SHOPPERS_NAMES[provider];
  return value === undefined ? [] : [{ name: 'Payment method', value }];
}

/**
 * The same, and what is still to be paid by hand of an order that is on its way, such as on delivery: once, also if it comes
 * in several parcels.
 */
export function paymentRows(order: OrderRecord, isInParcels = false): Row[] {
  const { payment, totalCents } = order;
  const total = inDollars(totalCents);
  if (payment.state !== 'pending' || !isManual(payment.provider)) return paidBy(order);
  return [
    ...paidBy(order),
    isInParcels
      ? { name: 'To pay for the whole order', value: `${total}, once for all its parcels` }
      : { name: 'To pay', value: total },
    ...(payment.text ? [{ name: 'How to pay', value: payment.text }] : []),
  ];
}

/** Whom money goes back to, and how: “We’ve refunded $5.00 …”. */
export function backTo({ payment: { name, provider } }: OrderRecord): string {
  if (SHOPPERS_NAMES[provider]) return 'to the card you paid with';
  return name === undefined
    ? 'to your original payment method'
    : `to your original payment method (${name})`;
}

/** How much of an order was sent: “Your order 1001 …”. */
export function sentWords({ status }: OrderRecord): string {
  return hasLeftShop(status) ? 'was sent' : 'was partly sent';
}
