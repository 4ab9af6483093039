import { sumOf, type Cents, type TaxTotal } from '@shop/shared';
import { sumsOf } from '../export/accounts/order-sums.js';
import type { OrderRecord } from '../order.model.js';

type TaxedOrder = Pick<OrderRecord, 'price' | 'totalCents'>;

/** The taxes of an order, and what is not taxed, so that all of it is there. */
export function taxesIn(order: TaxedOrder): TaxTotal[] {
  const { price } = order;
  const { totalCents } = sumsOf(order);
  if (price?.isExempt) return [{ name: 'Exempt', rate: 0, baseCents: totalCents, amountCents: 0 }];
  return withUntaxed(price?.taxes ?? [], totalCents);
}

/** Taxes, and what they leave untaxed of a total. */
export function withUntaxed(taxes: readonly TaxTotal[], totalCents: Cents): TaxTotal[] {
  const untaxed =
    totalCents - sumOf(taxes, ({ baseCents, amountCents }) => baseCents + amountCents);
  if (untaxed === 0 && taxes.length > 0) return [...taxes];
  return [...taxes, { name: '', rate: 0, baseCents: untaxed, amountCents: 0 }];
}

/** What all these come to for each tax. */
export function addedTaxes(all: readonly TaxTotal[]): TaxTotal[] {
  const sums = new Map<string, TaxTotal>();
  for (const { name, rate, baseCents, amountCents } of all) {
    const before = sums.get(`${rate} ${name}`);
    sums.set(`${rate} ${name}`, {
      name,
      rate,
      baseCents: (before?.baseCents ?? 0) + baseCents,
      amountCents: (before?.amountCents ?? 0) + amountCents,
    });
  }
  return [...sums.values()];
}

/** How much less of each tax an order has than it had before. */
export function lessTaxes(before: TaxedOrder, after: TaxedOrder): TaxTotal[] {
  return addedTaxes([...taxesIn(before), ...taxesIn(after).map(negated)]).filter(
    ({ baseCents, amountCents }) => baseCents !== 0 || amountCents !== 0,
  );
}

/** The same, taken off. */
export function negated({ baseCents, amountCents, ...tax }: TaxTotal): TaxTotal {
  return { ...tax, baseCents: -baseCents, amountCents: -amountCents };
}
