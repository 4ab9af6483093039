import type { Quote } from '@shop/shared';
import { valuesOf } from '../../ui/fields/multi-select-field';
import { chosenOf, itemsOf, paymentOf, type NewOrderEntry } from './entry';

const DELIVERY = {
  unknown: 'Enter the address first.',
  nowhere: 'The shop does not deliver to this address.',
  unfit: 'No delivery method can take these products to this address.',
  open: 'Choose a delivery method first.',
  chosen: undefined,
} as const;

/** Why the order cannot be placed yet, besides an incomplete address; undefined if nothing is missing. */
export function missingText(entry: NewOrderEntry, quote: Quote | undefined): string | undefined {
  const entered = valuesOf(entry.products).flatMap((product) => chosenOf(entry, product));
  if (entered.length === 0) return 'Choose a product first.';
  if (itemsOf(entry).length < entered.length) return 'Enter the pieces of every product first.';
  if (!quote) return undefined;
  const { lines, destination, paymentMethods = [], unfitMethods = [] } = quote;
  if (lines.some(({ state }) => state === 'choose')) return 'Select a variant first.';
  if (lines.some(({ state }) => state !== 'available'))
    return 'Not everything is in stock: change the products or their pieces first.';
  // Nothing is delivered of goods that nobody carries.
  const delivery = DELIVERY[destination?.state ?? 'chosen'];
  if (delivery !== undefined) return delivery;
  if (paymentMethods.length === 0 && unfitMethods.length > 0)
    return 'No payment method takes this total.';
  if (paymentMethods.length > 0 && !paymentOf(entry, quote)) return 'Choose how it is paid first.';
  return undefined;
}
