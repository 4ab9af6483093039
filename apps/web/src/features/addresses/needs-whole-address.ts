import { missingParts, type PostalAddress, type Quote } from '@shop/shared';

/**
 * Whether an order needs the whole address: what is sent goes there, and an invoice with taxes names it. Who collects an
 * order in a shop without taxes says only as much as the ways of delivery depend on.
 */
export function needsWholeAddress(quote: Quote): boolean {
  const { taxes = [] } = quote;
  return !isToCollect(quote) || taxes.length > 0;
}

/** Whether the chosen way of delivery is that the buyer collects the order. */
export function isToCollect({ shippingMethods, shippingMethod }: Quote): boolean {
  const chosen = shippingMethods?.find(({ _id }) => _id === shippingMethod?._id);
  return chosen?.pickUpAt !== undefined;
}

/** The addresses of an order that have to be whole: where it goes, and where its invoice goes. */
export function askedAddresses(
  quote: Quote,
  { address = {}, billing }: Partial<Record<'address' | 'billing', PostalAddress | undefined>>,
): PostalAddress[] {
  if (!quote.destination) return [];
  return [...(needsWholeAddress(quote) ? [address] : []), ...(billing ? [billing] : [])];
}

/** Whether an address lacks a part. */
export function isIncomplete(address: PostalAddress): boolean {
  return Object.keys(missingParts(address)).length > 0;
}
