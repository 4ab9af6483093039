import type { Cents } from '../money.js';

/** What a total is made of: a price apiece and how many pieces. */
export interface PricedLine {
  readonly priceCents: Cents;
  /** Pieces, a whole number from 1 up. */
  readonly quantity: number;
}

/** What a line costs, in cents. */
export function lineTotal({ priceCents, quantity }: PricedLine): Cents {
  return priceCents * quantity;
}

/**
 * What an order of these lines costs, in cents. The cart shows it, the payment charges it, the order keeps it.
 * `e2e/state/complaints.ts` adds up lines of its own accord: a check by the same code would prove nothing.
 */
export function orderTotal(lines: readonly PricedLine[]): Cents {
  return lines.reduce((sum, line) => sum + lineTotal(line), 0);
}
