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

/** What a promotion takes off the line with this index in the basket. */
export interface Share {
  readonly index: number;
  readonly amountCents: Cents;
}

/** The lines at their full prices. */
export function fullBasket(lines: readonly PricedLine[]): Basket {
  return lines
    .filter(({ quantity }) => quantity > 0)
    .sort(byId)
    .map((line) => ({ line, leftCents: lineTotal(line) }));
}

/** The basket after something is taken off some of its lines. */
export function without(basket: Basket, shares: readonly Share[]): Basket {
  const left = [...basket];
  for (const { index, amountCents } of shares) {
    const before = left[index];
    if (before) left[index] = { line: before.line, leftCents: before.leftCents - amountCents };
  }
  return left;
}

/** What is left of all prices. */
export function amountOf(basket: Basket): Cents {
  return sumOf(basket, ({ leftCents }) => leftCents);
}

/** The pieces of all lines. */
export function piecesOf(basket: Basket): number {
  return sumOf(basket, ({ line }) => line.quantity);
}
