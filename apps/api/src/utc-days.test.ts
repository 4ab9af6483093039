import { expect, test } from 'vitest';
import { lastUtcDays, startOfLastDays } from './utc-days.js';

const now = new Date('2026-03-01T00:30:00Z');

test.each([
  [1, '2026-03-01T00:00:00.000Z'],
  [2, '2026-02-28T00:00:00.000Z'],
  [7, '2026-02-23T00:00:00.000Z'],
])('the last %i days start at %s', (days, start) => {
  expect(startOfLastDays(days, now).toISOString()).toBe(start);
});

test('the last days end with today', () => {
  expect(lastUtcDays(3, now)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
});
