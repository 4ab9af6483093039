import { centsFromDollars, type Cents } from '../money.js';

/** A `[min, max]` pair in dollars, as the wire and the specification spell it. */
export type PricePair = readonly [min: number, max: number];

/** One choice of the shop's price filter. */
export interface PriceRange {
  readonly id: number;
  readonly label: string;
  readonly pair: PricePair;
}

/** The price filter's six choices (spec, section 3). Together they hold every price exactly once. */
export const PRICE_RANGES = [
  { id: 0, label: '$0 to $19', pair: [0, 19] },
  { id: 1, label: '$20 to $39', pair: [20, 39] },
  { id: 2, label: '$40 to $59', pair: [40, 59] },
  { id: 3, label: '$60 to $79', pair: [60, 79] },
  { id: 4, label: '$80 to $99', pair: [80, 99] },
  { id: 5, label: '$100 to more', pair: [100, 9999] },
] as const satisfies readonly PriceRange[];

/** A half-open interval of prices in cents; without `below` it has no upper end. */
export interface PriceBounds {
  readonly from: Cents;
  readonly below?: Cents;
}

/**
 * The prices that a pair on the wire stands for. A pair of the shop's own ranges reaches up to, not including, the next
 * range's lower bound, so that 19.99 is in `$0 to $19`; the last one has no upper end. Any other pair is taken as it
 * stands, both ends included.
 */
export function priceBounds([min, max]: PricePair): PriceBounds {
  const index = PRICE_RANGES.findIndex(({ pair }) => pair[0] === min && pair[1] === max);
  const from = centsFromDollars(min);
  if (index === -1) return { from, below: centsFromDollars(max) + 1 };
  const next = PRICE_RANGES[index + 1];
  return next ? { from, below: centsFromDollars(next.pair[0]) } : { from };
}
