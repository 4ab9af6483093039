import type { EndpointInput, endpoints, Quote } from '@shop/shared';
import type { CheckoutEntries } from '../../lib/storage/checkout-entries';
import { chosenMethod } from './chosen-method';

type OrderBody = EndpointInput<typeof endpoints.placeOrder>['body'];

/** What a quote takes besides the items; nothing while nothing was entered. */
export type Wishes = Pick<OrderBody, 'codes' | 'address' | 'shippingMethod'>;
/** What an order takes besides. */
export type Told = Wishes & Pick<OrderBody, 'billing' | 'taxId' | 'note' | 'payment'>;

/** Only what decides the price: what else is typed of an address asks for no new quote. */
export function wishesOf({ codes, address, ...methods }: CheckoutEntries): Wishes {
  const shippingMethod = methods.proposedMethod ?? methods.shippingMethod;
  const { country, state, postalCode } = address;
  return {
    ...(codes.length > 0 && { codes: [...codes] }),
    ...(country && { address: { country, state, postalCode } }),
    ...(shippingMethod && { shippingMethod }),
  };
}

/** What goes with an order at the price that the quote says. Codes that it does not use stay out of it. */
export function toldOf(entries: CheckoutEntries, quote: Quote | undefined): Told | undefined {
  const payment = chosenMethod(entries, quote)?.id;
  if (!quote?.amounts) return payment === undefined ? undefined : { payment };
  const { codes, address, billing, taxId, note } = entries;
  const refused = new Set(quote.rejected?.map(({ code }) => code));
  const used = codes.filter((code) => !refused.has(code));
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
