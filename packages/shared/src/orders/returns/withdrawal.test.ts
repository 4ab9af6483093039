import { describe, expect, it } from 'vitest';
import { canWithdraw, withdrawableUntil } from './withdrawal.js';

const DAY_MS = 24 * 60 * 60 * 1_000;
const ORDERED = { status: 'Not Process', at: '2026-10-01T08:00:00Z' } as const;
const SHIPPED = { status: 'Shipped', at: '2026-11-01T08:00:00Z' } as const;
const DELIVERED = { status: 'deliverd', at: '2026-11-05T08:00:00Z' } as const;
const after = ({ at }: { at: string }, days: number) =>
  new Date(new Date(at).getTime() + days * DAY_MS);

describe('a buyer can withdraw', () => {
  it('as long as the shop has the order, however long that is', () => {
    const order = { status: 'Not Process', history: [ORDERED] } as const;
    expect(canWithdraw(order, 14, after(ORDERED, 100))).toBe(true);
  });

  it('for the days after the delivery, the last one whole', () => {
    const order = { status: 'deliverd', history: [ORDERED, SHIPPED, DELIVERED] } as const;
    expect(canWithdraw(order, 14, after(DELIVERED, 14.9))).toBe(true);
    expect(canWithdraw(order, 14, after(DELIVERED, 15.1))).toBe(false);
  });

  it('for as long as nobody has said that it was delivered: the days begin only then', () => {
    const order = { status: 'Shipped', history: [ORDERED, SHIPPED] } as const;
    expect(canWithdraw(order, 14, after(SHIPPED, 100))).toBe(true);
    expect(canWithdraw(order, 0, after(SHIPPED, 1))).toBe(false);
  });

  it('neither from a cancelled order, nor where the shop grants no days', () => {
    const cancelled = { status: 'cancel', history: [ORDERED] } as const;
    expect(canWithdraw(cancelled, 14, after(ORDERED, 1))).toBe(false);
    expect(canWithdraw({ ...cancelled, status: 'Processing' }, 0)).toBe(false);
  });
});

describe('the last day to withdraw', () => {
  it('is told once the order was delivered', () => {
    const order = { status: 'deliverd', history: [ORDERED, SHIPPED, DELIVERED] } as const;
    expect(withdrawableUntil(order, 14)).toEqual(after(DELIVERED, 14));
  });

  it('is not known before, nor where the shop grants no days', () => {
    expect(withdrawableUntil({ status: 'Processing', history: [ORDERED] }, 14)).toBeUndefined();
    expect(withdrawableUntil({ status: 'Shipped', history: [SHIPPED] }, 14)).toBeUndefined();
    expect(withdrawableUntil({ status: 'deliverd', history: [DELIVERED] }, 0)).toBeUndefined();
  });
});
