import { shopCurrency } from '@shop/shared';
import { log } from '@shop/http/log';
import type { OrderRecord } from '../../orders/index.js';
import type { KnownPayment } from './hosted-payments.js';

/** Whether what a provider has taken or reserved is at least what an order costs, in the shop's currency. */
export function coversTotal(
  { number, totalCents }: OrderRecord,
  { state, currency, amountCents }: KnownPayment,
): boolean {
  // Providers name currencies in lower case.
  if (currency === shopCurrency().toLowerCase() && amountCents >= totalCents) return true;
  log.error(
    `Order ${number} costs ${totalCents} cents, but ${amountCents} ${currency} are ${state}`,
  );
  return false;
}
