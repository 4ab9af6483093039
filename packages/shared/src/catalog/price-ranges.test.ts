import { describe, expect, it } from 'vitest';
import { PRICE_RANGES, priceBounds } from './price-ranges.js';

function rangesHolding(cents: number): string[] {
  return PRICE_RANGES.filter(({ pair }) => {
    const { from, below } = priceBounds(pair);
    return cents >= from && (below === undefined || cents < below);
  }).map(({ label }) => label);
}

describe('price ranges', () => {
  it('hold every price from 0 to 250 dollars exactly once', () => {
    for (let cents = 0; cents <= 250_00; cents += 1) {
      expect(rangesHolding(cents), `price of ${cents} cents`).toHaveLength(1);
    }
  });

  it('keep the pairs and labels of the specification [S3.9]', () => {
    expect(PRICE_RANGES.map(({ label, pair }) => [label, ...pair])).toEqual([
      ['$0 to $19', 0, 19],
      ['$20 to $39', 20, 39],
      ['$40 to $59', 40, 59],
      ['$60 to $79', 60, 79],
      ['$80 to $99', 80, 99],
      ['$100 to more', 100, 9999],
    ]);
  });

  it('reach up to the next lower bound, excluding it [R6]', () => {
    expect(rangesHolding(19_99)).toEqual(['$0 to $19']);
    expect(rangesHolding(20_00)).toEqual(['$20 to $39']);
  });

  it('have no upper end in the last one [R6]', () => {
    expect(rangesHolding(1_000_000_00)).toEqual(['$100 to more']);
  });

  it('include both ends of a pair that is not one of them', () => {
    expect(priceBounds([10, 30])).toEqual({ from: 10_00, below: 30_01 });
  });
});
