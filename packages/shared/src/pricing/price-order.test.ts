import { describe, expect, it } from 'vitest';
import { priceOrder, shownAdjustments } from './price-order.js';

describe('the price of an order', () => {
  it('is the sum of price times quantity, in cents', () => {
    const lines = [
      { priceCents: 19_99, quantity: 3 },
      { priceCents: 5, quantity: 1 },
    ];
    expect(priceOrder(lines)).toEqual({ adjustments: [], totalCents: 60_02 });
  });

  it('is zero without lines', () => {
    expect(priceOrder([]).totalCents).toBe(0);
  });

  it('shows adjustments in dollars, and nothing without any', () => {
    const adjustments = [{ name: 'Discount', amountCents: -1_25 }];
    expect(shownAdjustments(adjustments)).toEqual([{ name: 'Discount', amount: -1.25 }]);
    expect([shownAdjustments([]), shownAdjustments()]).toEqual([undefined, undefined]);
  });
});
