import { expect, it } from 'vitest';
import { daysIn, spansOf } from './spans.js';

const NOON = new Date('2026-03-31T12:00:00Z');

it.each([
  ['today', ['2026-03-31', '2026-03-31'], ['2026-03-30', '2026-03-30']],
  ['7-days', ['2026-03-25', '2026-03-31'], ['2026-03-18', '2026-03-24']],
  ['28-days', ['2026-03-04', '2026-03-31'], ['2026-02-04', '2026-03-03']],
  ['90-days', ['2026-01-01', '2026-03-31'], ['2025-10-03', '2025-12-31']],
  // February ends earlier.
  ['month', ['2026-03-01', '2026-03-31'], ['2026-02-01', '2026-02-28']],
] as const)('%s ends today and has as many days before it', (period, now, before) => {
  const spans = spansOf(period, 'UTC', NOON);
  expect([spans.now.from, spans.now.until]).toEqual(now);
  expect([spans.before.from, spans.before.until]).toEqual(before);
});

it('today is that of the time zone', () => {
  const late = new Date('2026-03-31T23:30:00Z');
  expect(spansOf('today', 'Europe/Paris', late).now.until).toBe('2026-04-01');
  expect(spansOf('month', 'Europe/Paris', late)).toEqual({
    now: { from: '2026-04-01', until: '2026-04-01' },
    before: { from: '2026-03-01', until: '2026-03-01' },
  });
  expect(spansOf('today', 'America/New_York', late).now.until).toBe('2026-03-31');
});

it('names each day once, also where clocks change', () => {
  expect(daysIn({ from: '2026-03-28', until: '2026-03-30' })).toEqual([
    '2026-03-28',
    '2026-03-29',
    '2026-03-30',
  ]);
});
