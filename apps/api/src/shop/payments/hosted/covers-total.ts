import { shopCurrency } from '@shop/shared';
import { log } from '@shop/http/log';
import type { OrderRecord } from '../../orders/index.js';
import type { KnownPayment } from './hosted-payments.js';

/** The currency of an order, which is frozen with its price. Orders of earlier builds are in the shop's. */
export function currencyOf({ price }: Pick<OrderRecord, 'price'>): string {
  return price?.currency ?? shopCurrency();
}

/** Whether a provider has taken or reserved the currency of an order. */
export function isInItsCurrency(order: OrderRecord, { state, currency }: KnownPayment): boolean {
  const own = currencyOf(order);
  // Providers name currencies in lower case.
  if (currency === own.toLowerCase()) return true;
  log.error(`Order ${order.number} costs ${own}, but ${currency} are ${state}`);
  return false;
}

/** Whether what a provider has reserved is at least what an order costs. */
export function coversTotal(order: OrderRecord, known: KnownPayment): boolean {
  if (!isInItsCurrency(order, known)) return false;
  if (known.amountCents >= order.totalCents) return true;
  log.error(
    `Order ${order.number} costs ${order.totalCents} cents, but ${known.amountCents} are ${known.state}`,
  );
  return false;
}
