import { describe, expect, it } from 'vitest';
import {
  centsFromDollars,
  dollarsFromCents,
  formatDollars,
  sumDollars,
  setShopCurrency,
  withShopSign,
} from './money.js';
import { readAmount } from './typed-numbers.js';

describe('money', () => {
  it('converts to cents and back without loss up to 1,000 dollars', () => {
    for (let cents = 0; cents <= 1_000_00; cents += 1) {
      expect(centsFromDollars(dollarsFromCents(cents))).toBe(cents);
    }
  });

  it('converts a price with two decimals to whole cents', () => {
    expect(centsFromDollars(19.99)).toBe(19_99);
    expect(centsFromDollars(1.1)).toBe(1_10);
  });

  it('sums without floating point drift [R12]', () => {
    expect(sumDollars([0.1, 0.2])).toBe(0.3);
    expect(sumDollars(Array.from({ length: 10 }, () => 19.99))).toBe(199.9);
    expect(sumDollars([])).toBe(0);
  });

  it('shows amounts in the currency of the shop, unconverted, and reads them as typed', () => {
    setShopCurrency('EUR');
    expect(formatDollars(1299)).toBe('€1,299.00');
    expect(withShopSign('$0 to $19')).toBe('€0 to €19');
    expect(readAmount('€12,50')).toEqual({ number: '12.50' });
    expect(readAmount('12.50 EUR')).toEqual({ number: '12.50' });
    expect(readAmount('$12.50')).toBeUndefined();
    setShopCurrency('CHF');
    expect(readAmount('CHF 5')).toEqual({ number: '5' });
    setShopCurrency();
    expect(formatDollars(1299)).toBe('$1,299.00');
    expect(withShopSign('$0 to $19')).toBe('$0 to $19');
  });

  it('shows US dollars with cents and thousands [S1.6]', () => {
    expect(formatDollars(1299)).toBe('$1,299.00');
    expect(formatDollars(8.5)).toBe('$8.50');
  });
});
