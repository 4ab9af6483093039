import { shopCurrency } from '@shop/shared';
import { log } from '@shop/http/log';
import type { OrderRecord } from '../../orders/index.js';
import type { KnownPayment } from './hosted-payments.js';

/** Whether a provider has taken or reserved the shop's currency, which stays the same once there are orders. */
export function isInShopCurrency(
  { number }: OrderRecord,
  { state, currency }: KnownPayment,
): boolean {
  // Providers name currencies in lower case.
  if (currency === shopCurrency().toLowerCase()) return true;
  log.error(`Order ${number} costs ${shopCurrency()}, but ${currency} are ${state}`);
  return false;
}

/** Whether what a provider has reserved is at least what an order costs. */
export function coversTotal(order: OrderRecord, known: KnownPayment): boolean {
  if (!isInShopCurrency(order, known)) return false;
  if (known.amountCents >= order.totalCents) return true;
  log.error(
    `Order ${order.number} costs ${order.totalCents} cents, but ${known.amountCents} are ${known.state}`,
  );
  return false;
}
