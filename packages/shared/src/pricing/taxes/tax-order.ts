import type { Cents } from '../../money.js';
import type { TaxedAmount, TaxTotal } from '../order-price.js';
import type { TaxRules } from '../order-to-price.js';
import { rateAt, STANDARD_TAX_CLASS } from './tax-rate.js';
import { taxesOf } from './tax-amounts.js';

/** What is left of a price after discounts, and how it is taxed. */
export interface Untaxed {
  readonly amountCents: Cents;
  readonly taxClass?: string | undefined;
  readonly isTaxIncluded?: boolean | undefined;
}

const NO_TAXES: TaxRules = { isIncluded: false, rounding: 'line', rates: [] };

/** Adds the tax to each amount, or finds it inside. */
export function taxAmounts(
  amounts: readonly Untaxed[],
  rules: TaxRules = NO_TAXES,
  now: number,
): TaxedAmount[] {
  const { rates, rounding, isExempt = false } = rules;
  const rated = amounts.map((amount) => {
    const { taxClass = STANDARD_TAX_CLASS, isTaxIncluded = rules.isIncluded } = amount;
    return { ...amount, ...rateAt(rates, taxClass, now), taxClass, isTaxIncluded };
  });
  const taxes = taxesOf(rated, rounding);
  return rated.map(({ amountCents, name, rate, taxClass, isTaxIncluded }, index) => {
    const tax = taxes[index] ?? 0;
    const taxCents = isExempt ? 0 : tax;
    const containedTaxCents = isTaxIncluded ? tax : 0;
    const totalCents = amountCents - containedTaxCents + taxCents;
    return { rate, rateName: name, taxClass, taxCents, containedTaxCents, totalCents };
  });
}

/** Taxes in the order of documents: the highest rate first. */
export function byRate(a: TaxTotal, b: TaxTotal): number {
  return b.rate - a.rate || (a.name < b.name ? -1 : 1);
}

/**
 * The tax of each rate, the highest rate first, without rates of what is free beside those of what is not. Nothing without
 * rates.
 */
export function taxTotals(amounts: readonly TaxedAmount[]): TaxTotal[] {
  const totals = new Map<string, TaxTotal>();
  for (const { rate, rateName, taxCents, totalCents } of amounts) {
    if (rateName === '') continue;
    const key = `${rate}:${rateName}`;
    const before = totals.get(key);
    totals.set(key, {
      name: rateName,
      rate,
      baseCents: (before?.baseCents ?? 0) + totalCents - taxCents,
      amountCents: (before?.amountCents ?? 0) + taxCents,
    });
  }
  const all = [...totals.values()].sort(byRate);
  const paid = all.filter(({ baseCents, amountCents }) => baseCents + amountCents > 0);
  return paid.length > 0 ? paid : all;
}
