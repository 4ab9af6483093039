import { describe, expect, it } from 'vitest';
import { orderTotal } from './order-total.js';

describe('the total of an order', () => {
  it('is the sum of price times quantity, in cents', () => {
    const lines = [
      { priceCents: 19_99, quantity: 3 },
      { priceCents: 5, quantity: 1 },
    ];
    expect(orderTotal(lines)).toBe(60_02);
  });

  it('is zero without lines', () => {
    expect(orderTotal([])).toBe(0);
  });
});
