import type { Cents } from '../money.js';

/** One line of a total: a unit price and a quantity. */
export interface PricedLine {
  readonly priceCents: Cents;
  /** Quantity: a whole number, at least 1. */
  readonly quantity: number;
}

/** The price of a line, in cents. */
export function lineTotal({ priceCents, quantity }: PricedLine): Cents {
  return priceCents * quantity;
}

/**
 * The total of these lines in cents, which the cart shows, the payment charges and the order stores.
 * `e2e/state/complaints.ts` computes it independently: a check with the same code would prove nothing.
 */
export function orderTotal(lines: readonly PricedLine[]): Cents {
  return lines.reduce((sum, line) => sum + lineTotal(line), 0);
}
