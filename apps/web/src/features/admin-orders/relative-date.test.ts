import { expect, test } from 'vitest';
import { relativeDate } from './relative-date';

const now = new Date('2026-03-10T12:00:00Z');

test.each([
  ['2026-03-10T11:59:30Z', 'just now'],
  ['2026-03-10T12:00:10Z', 'just now'],
  ['2026-03-10T11:59:00Z', '1 minute ago'],
  ['2026-03-10T09:00:00Z', '3 hours ago'],
  ['2026-03-09T11:00:00Z', 'yesterday'],
  ['2026-03-05T12:00:00Z', '5 days ago'],
  ['2026-02-24T12:00:00Z', '2 weeks ago'],
  ['2025-11-10T12:00:00Z', '4 months ago'],
  ['2024-01-10T12:00:00Z', '2 years ago'],
])('%s is %s', (date, words) => {
  expect(relativeDate(new Date(date), now)).toBe(words);
});
