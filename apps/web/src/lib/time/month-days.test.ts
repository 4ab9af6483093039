import { expect, test } from 'vitest';
import { monthDays } from './month-days';

test.each([
  ['2026-11-21', 0, '2026-11-01', '2026-11-30'],
  ['2026-03-31', 1, '2026-02-01', '2026-02-28'],
  ['2027-01-01', 1, '2026-12-01', '2026-12-31'],
])('the month of %s, %i earlier, is %s to %s', (today, before, from, until) => {
  expect(monthDays(today, before)).toEqual({ from, until });
});
