import type { Cents } from '../../money.js';
import { sumOf } from '../arithmetic/sum.js';
import { byId, lineTotal, type PricedLine } from '../priced-line.js';

/** A line and what is left of its price. */
export interface LineLeft {
  readonly line: PricedLine;
  readonly leftCents: Cents;
}

/** What the promotions so far have left of each line. The lines are in the order of their ids. */
export type Basket = readonly LineLeft[];

/** The lines at their full prices. */
export function fullBasket(lines: readonly PricedLine[]): Basket {
  return lines
    .filter(({ quantity }) => quantity > 0)
    .sort(byId)
    .map((line) => ({ line, leftCents: lineTotal(line) }));
}

/** The basket after something is taken off each line. */
export function without(basket: Basket, shares: readonly Cents[]): Basket {
  return basket.map(({ line, leftCents }, index) => ({
    line,
    leftCents: leftCents - (shares[index] ?? 0),
  }));
}

/** What is left of all prices. */
export function amountOf(basket: Basket): Cents {
  return sumOf(basket, ({ leftCents }) => leftCents);
}

/** The pieces of all lines. */
export function piecesOf(basket: Basket): number {
  return sumOf(basket, ({ line }) => line.quantity);
}
