import { dollarsFromCents, type Cents } from '../money.js';
import type { Adjustment } from './adjustment.js';
import type { OrderPrice } from './order-price.js';

/** What is added to the sum of an order's lines, or taken off it. */
export interface PriceAdjustment {
  /** As cart, order and invoice show it. */
  readonly name: string;
  /** Negative when it lowers the total. */
  readonly amountCents: Cents;
}

/** What a total has besides its lines, as the cart names it: discounts, the delivery, and the tax that is added or not paid. */
export function adjustmentsOf({
  applied,
  delivery,
  taxes,
  taxCents,
  containedTaxCents,
}: OrderPrice): PriceAdjustment[] {
  const addedCents = taxCents - containedTaxCents;
  const names = taxes.map(({ name }) => name).join(', ');
  const taxName = addedCents < 0 ? 'Tax exemption' : names || 'Tax';
  return [
    ...(delivery ? [{ name: `Delivery: ${delivery.name}`, amountCents: delivery.priceCents }] : []),
    ...applied
      .filter(({ amountCents }) => amountCents > 0)
      .map(({ name, amountCents }) => ({ name, amountCents: -amountCents })),
    ...(addedCents === 0 ? [] : [{ name: taxName, amountCents: addedCents }]),
  ];
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
