import type { Quote } from '@shop/shared';

/**
 * Whether an order needs the whole address: what is sent goes there, and an invoice with taxes names it. Who collects an
 * order in a shop without taxes says only as much as the ways of delivery depend on.
 */
export function needsWholeAddress(quote: Quote): boolean {
  const { shippingMethods = [], shippingMethod, taxes = [] } = quote;
  const chosen = shippingMethods.find(({ _id }) => _id === shippingMethod?._id);
  return chosen?.pickUpAt === undefined || taxes.length > 0;
}
