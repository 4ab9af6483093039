import type { Contact, EndpointInput, endpoints, OrderItem, Quote } from '@shop/shared';
import type { CheckoutEntries } from '../../lib/storage/checkout-entries';
import { chosenMethod } from './chosen-method';
import { isTaken, takenCodes } from './taken-by-quote';

type OrderBody = EndpointInput<typeof endpoints.placeOrder>['body'];

/** What a quote takes besides the items; nothing while nothing was entered. */
export type Wishes = Pick<OrderBody, 'codes' | 'address' | 'shippingMethod'>;
/** What an order takes besides. */
export type Told = Wishes & Pick<OrderBody, 'billing' | 'taxId' | 'note' | 'payment'>;

/** Only what decides the price: what else is typed of an address asks for no new quote. */
export function wishesOf({ codes, address, ...methods }: CheckoutEntries): Wishes {
  const shippingMethod = methods.proposedMethod ?? methods.shippingMethod;
  const { country } = address;
  const taken = takenCodes(codes);
  // The order says at its field what is wrong with it.
  const ofPlace = (part: 'state' | 'postalCode') =>
    isTaken(part, address[part] ?? '') ? address[part] : undefined;
  return {
    ...(taken.length > 0 && { codes: taken }),
    ...(country && {
      address: { country, state: ofPlace('state'), postalCode: ofPlace('postalCode') },
    }),
    ...(shippingMethod && { shippingMethod }),
  };
}

/**
 * All that a shopper wants, to compare, also after a reload. What the shop itself proposes or refuses is no part of it:
 * that may change because the order was placed.
 */
export function askedFor(
  items: readonly OrderItem[],
  delivery: Contact | undefined,
  { codes, address, shippingMethod, billing, taxId, note, payment }: CheckoutEntries,
): string {
  const entered = { codes, address, shippingMethod, billing, taxId, note, payment };
  return JSON.stringify([items, delivery, entered]);
}

/** What goes with an order at the price that the quote says. Codes that it does not use stay out of it. */
export function toldOf(entries: CheckoutEntries, quote: Quote | undefined): Told | undefined {
  const payment = chosenMethod(entries, quote)?.id;
  if (!quote?.amounts) return payment === undefined ? undefined : { payment };
  const { codes, address, billing, taxId, note } = entries;
  const refused = new Set(quote.rejected?.map(({ code }) => code));
  const used = takenCodes(codes).filter((code) => !refused.has(code));
  return {
    ...(used.length > 0 && { codes: used }),
    ...(quote.destination && { address }),
    ...(quote.shippingMethod && { shippingMethod: quote.shippingMethod._id }),
    ...(quote.destination && billing && { billing }),
    ...(taxId && { taxId }),
    ...(note && { note }),
    ...(payment !== undefined && { payment }),
  };
}
