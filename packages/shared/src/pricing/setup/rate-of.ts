import type { TaxRate } from '../taxes/tax-rate.js';
import { thousandths } from './promotion-of.js';
import type { StoredTaxRate } from './tax-rates.js';

/** A stored rate as `priceOrder` takes it. */
export function rateOf({ name, taxClass, rate, from, until }: StoredTaxRate): TaxRate {
  return {
    name,
    taxClass,
    rate: thousandths(rate),
    from: from === undefined ? undefined : Date.parse(from),
    until: until === undefined ? undefined : Date.parse(until),
  };
}
