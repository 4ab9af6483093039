import { describe, expect, it } from 'vitest';
import {
  centsFromDollars,
  dollarsFromCents,
  formatDollars,
  formatUsd,
  sumDollars,
} from './money.js';

describe('money', () => {
  it('survives the way to cents and back for every price up to 1,000 dollars', () => {
    for (let cents = 0; cents <= 1_000_00; cents += 1) {
      expect(centsFromDollars(dollarsFromCents(cents))).toBe(cents);
    }
  });

  it('reads a price with two decimals as whole cents', () => {
    expect(centsFromDollars(19.99)).toBe(19_99);
    expect(centsFromDollars(1.1)).toBe(1_10);
  });

  it('sums without floating point drift [R12]', () => {
    expect(sumDollars([0.1, 0.2])).toBe(0.3);
    expect(sumDollars(Array.from({ length: 10 }, () => 19.99))).toBe(199.9);
    expect(sumDollars([])).toBe(0);
  });

  it('shows US dollars with cents and thousands [S1.6]', () => {
    expect(formatUsd(1_299_00)).toBe('$1,299.00');
    expect(formatDollars(8.5)).toBe('$8.50');
  });
});
