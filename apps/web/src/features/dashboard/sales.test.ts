import { expect, test } from 'vitest';
import { dayName, salesOf } from './sales';

const days = [
  { day: '2026-03-01', orders: 9, cancelled: 9, revenue: 999 },
  { day: '2026-03-02', orders: 2, cancelled: 1, revenue: 0.1 },
  { day: '2026-03-03', orders: 1, cancelled: 0, revenue: 0.2 },
];

test('only the last days are summed, exact to the cent', () => {
  expect(salesOf(days, 2)).toEqual({
    days: days.slice(1),
    orders: 3,
    cancelled: 1,
    revenue: 0.3,
  });
});

test('what the revenue is made of is summed, where the days say it', () => {
  const amounts = { items: 0.1, discount: 0, shipping: 0.2, tax: 0.05, net: 0.25 };
  const { amounts: summed } = salesOf(
    days.map((sales) => ({ ...sales, amounts })),
    2,
  );
  expect(summed).toEqual({ items: 0.2, discount: 0, shipping: 0.4, tax: 0.1, net: 0.5 });
  expect(salesOf(days, 2).amounts).toBeUndefined();
});

test('a day has its UTC name in every time zone', () => {
  expect(dayName('2026-03-01')).toBe('Mar 1');
});
