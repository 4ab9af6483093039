import { describe, expect, it } from 'vitest';
import {
  adjectivesOf,
  hasLeftShop,
  holdsStock,
  ORDER_STATUSES,
  UNDELIVERED_STATUSES,
  UNEARNED_STATUSES,
  WAITING_STATUSES,
} from './status-table.js';

describe('the table of order statuses', () => {
  it('has the specified statuses in the specified order', () => {
    expect(ORDER_STATUSES).toEqual(['Not Process', 'Processing', 'Shipped', 'deliverd', 'cancel']);
  });

  it('says who has to act next', () => {
    expect(WAITING_STATUSES).toEqual(['Not Process', 'Processing']);
    expect(UNDELIVERED_STATUSES).toEqual(['Not Process', 'Processing', 'Shipped']);
  });

  it('says what is out of stock, what has left the shop, and what brings no revenue', () => {
    expect(ORDER_STATUSES.filter((status) => !holdsStock(status))).toEqual(['cancel']);
    expect(ORDER_STATUSES.filter(hasLeftShop)).toEqual(['Shipped', 'deliverd']);
    expect(UNEARNED_STATUSES).toEqual(['cancel']);
  });

  it('names each kind of order once', () => {
    expect(adjectivesOf(['cancel', 'cancel'])).toBe('cancelled');
    expect(adjectivesOf([])).toBe('');
  });
});
