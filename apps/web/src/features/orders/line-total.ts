import { centsFromDollars, dollarsFromCents, lineTotal, type OrderLine } from '@shop/shared';

/** What all pieces of a line cost, in US dollars. */
export function totalOf({ price, quantity }: OrderLine): number {
  return dollarsFromCents(lineTotal({ priceCents: centsFromDollars(price), quantity }));
}
