import { expect, test } from 'vitest';
import { dayName, salesOf } from './sales';

const days = [
  { day: '2026-03-01', orders: 9, cancelled: 9, revenue: 999 },
  { day: '2026-03-02', orders: 2, cancelled: 1, revenue: 0.1 },
  { day: '2026-03-03', orders: 1, cancelled: 0, revenue: 0.2 },
];

test('the last days are summed to the cent, and no others', () => {
  expect(salesOf(days, 2)).toEqual({
    days: days.slice(1),
    orders: 3,
    cancelled: 1,
    revenue: 0.3,
  });
});

test('a day bears its name by UTC, wherever it is read', () => {
  expect(dayName('2026-03-01')).toBe('Mar 1');
});
