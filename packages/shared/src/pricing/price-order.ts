import { dollarsFromCents, type Cents } from '../money.js';
import type { Adjustment } from './adjustment.js';

/** One line to price: a unit price and a quantity. */
export interface PricedLine {
  readonly priceCents: Cents;
  /** Quantity: a whole number, at least 0. */
  readonly quantity: number;
}

/** What is added to the sum of an order's lines, or taken off it. */
export interface PriceAdjustment {
  /** As cart, order and invoice show it. */
  readonly name: string;
  /** Negative when it lowers the total. */
  readonly amountCents: Cents;
}

/** What an order costs: `totalCents` is the sum of its lines and its adjustments. */
export interface OrderPrice {
  readonly adjustments: readonly PriceAdjustment[];
  readonly totalCents: Cents;
}

/** The price of a line, in cents. */
export function lineTotal({ priceCents, quantity }: PricedLine): Cents {
  return priceCents * quantity;
}

/**
 * What an order of these lines costs, in whole cents. Nothing else computes it: the quote shows it, the payment takes
 * it, and the order keeps it, unchanged from then on. `e2e/state/complaints.ts` computes it independently: a check with
 * the same code would prove nothing.
 */
export function priceOrder(lines: readonly PricedLine[]): OrderPrice {
  const itemsCents = lines.reduce((sum, line) => sum + lineTotal(line), 0);
  return { adjustments: [], totalCents: itemsCents };
}

/** The adjustments of an order as replies have them, in dollars; undefined without any. */
export function shownAdjustments(
  adjustments: readonly PriceAdjustment[] = [],
): Adjustment[] | undefined {
  if (adjustments.length === 0) return undefined;
  return adjustments.map(({ name, amountCents }) => ({
    name,
    amount: dollarsFromCents(amountCents),
  }));
}
