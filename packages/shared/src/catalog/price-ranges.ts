import { centsFromDollars, type Cents } from '../money.js';

/** `[min, max]` in US dollars, as in the specification and in `product-filters`. */
export type PricePair = readonly [min: number, max: number];

/** One choice of the price filter. The pair is in US dollars. */
export interface PriceRange {
  /** Used in URLs (`?price=3`), so it never changes and is never reused for another range. */
  readonly id: number;
  readonly label: string;
  readonly pair: PricePair;
}

/** The choices of the price filter (spec, section 3). Every price is in exactly one of them. */
export const PRICE_RANGES = [
  { id: 0, label: '$0 to $19', pair: [0, 19] },
  { id: 1, label: '$20 to $39', pair: [20, 39] },
  { id: 2, label: '$40 to $59', pair: [40, 59] },
  { id: 3, label: '$60 to $79', pair: [60, 79] },
  { id: 4, label: '$80 to $99', pair: [80, 99] },
  { id: 5, label: '$100 to more', pair: [100, 9999] },
] as const satisfies readonly PriceRange[];

/** Prices from `from` up to, but not including, `below`. Without `below` there is no upper end. */
export interface PriceBounds {
  readonly from: Cents;
  readonly below?: Cents;
}

/**
 * The prices that a pair stands for, in cents. A pair of `PRICE_RANGES` reaches up to, but not including, the next
 * range's lower bound, so that 19.99 is in `$0 to $19`; the last one has no upper end. Any other pair includes both of
 * its ends.
 */
export function priceBounds([min, max]: PricePair): PriceBounds {
  const index = PRICE_RANGES.findIndex(({ pair }) => pair[0] === min && pair[1] === max);
  const from = centsFromDollars(min);
  if (index === -1) return { from, below: centsFromDollars(max) + 1 };
  const next = PRICE_RANGES[index + 1];
  return next ? { from, below: centsFromDollars(next.pair[0]) } : { from };
}
