import { expect, test } from 'vitest';
import { changeOf, dayName, daysName, measuresOf } from './figure-names';

test('a day has its UTC name in every time zone', () => {
  expect(dayName('2026-03-01')).toBe('Mar 1');
  expect(daysName({ from: '2026-03-01', until: '2026-03-28' })).toBe('Mar 1 – Mar 28');
  expect(daysName({ from: '2026-03-01', until: '2026-03-01' })).toBe('Mar 1');
});

test.each([
  [112, 100, '+12 %'],
  [1, 2, '−50 %'],
  [2, 2, '±0 %'],
  [30, 1, '+2,900 %'],
  [0, 4, '−100 %'],
])('%d after %d is a change of %s', (now, before, change) => {
  expect(changeOf(now, before)).toBe(change);
});

test('nothing is compared with nothing', () => {
  expect(changeOf(5, 0)).toBeUndefined();
});

test('without amounts, there is no revenue to chart', () => {
  const day = { day: '2026-03-01', orders: 1, cancelled: 0, pieces: 2, visits: null };
  const names = (days: Parameters<typeof measuresOf>[0]) =>
    measuresOf(days).map(({ name }) => name);
  expect(names([{ ...day, revenue: 5 }])).toEqual(['Revenue', 'Orders', 'Items', 'Visits']);
  expect(names([day as never])).toEqual(['Orders', 'Items', 'Visits']);
});
