import { describe, expect, it, test } from 'vitest';
import { endOfDay, lastDays, startOfDay, startOfLastDays } from './shop-days.js';

const HOUR_MS = 3_600_000;

test.each([
  ['UTC', 1, '2026-03-01T00:00:00.000Z'],
  ['UTC', 2, '2026-02-28T00:00:00.000Z'],
  ['UTC', 7, '2026-02-23T00:00:00.000Z'],
  // Half past midnight in London is yesterday in Los Angeles and the afternoon in Auckland.
  ['America/Los_Angeles', 1, '2026-02-28T08:00:00.000Z'],
  ['Pacific/Auckland', 1, '2026-02-28T11:00:00.000Z'],
  ['Asia/Kolkata', 1, '2026-02-28T18:30:00.000Z'],
])('in %s, the last %i days start at %s', (timeZone, days, start) => {
  const now = new Date('2026-03-01T00:30:00Z');
  expect(startOfLastDays(days, timeZone, now).toISOString()).toBe(start);
});

test('the last days end with today', () => {
  const now = new Date('2026-03-01T00:30:00Z');
  const days = (timeZone: string) => lastDays(3, timeZone, now).map(({ day }) => day);
  expect(days('UTC')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(days('America/Los_Angeles')).toEqual(['2026-02-26', '2026-02-27', '2026-02-28']);
});

describe('where clocks change', () => {
  it.each([
    ['America/Los_Angeles', '2026-03-08', 23],
    ['America/Los_Angeles', '2026-11-01', 25],
    ['Pacific/Auckland', '2026-04-05', 25],
    ['Pacific/Auckland', '2026-09-27', 23],
    ['Australia/Lord_Howe', '2026-10-04', 23.5],
    ['Europe/Paris', '2026-03-29', 23],
    ['Europe/Paris', '2026-03-30', 24],
  ])('in %s, %s has %s hours', (timeZone, day, hours) => {
    const length = endOfDay(day, timeZone).getTime() - startOfDay(day, timeZone).getTime();
    expect(length / HOUR_MS).toBe(hours);
  });

  it('a day without a midnight begins with its first moment', () => {
    // In Cairo, the clocks go from 23:59 on April 23 to 01:00 on April 24.
    expect(startOfDay('2026-04-24', 'Africa/Cairo').toISOString()).toBe('2026-04-23T22:00:00.000Z');
    expect(endOfDay('2026-04-23', 'Africa/Cairo').toISOString()).toBe('2026-04-23T22:00:00.000Z');
  });

  it('a day with two midnights begins with the first', () => {
    // In Havana, the clocks go from 00:59 on November 1 back to 00:00.
    expect(startOfDay('2026-11-01', 'America/Havana').toISOString()).toBe(
      '2026-11-01T04:00:00.000Z',
    );
  });

  it.each(['America/Los_Angeles', 'Pacific/Auckland', 'Africa/Cairo', 'Europe/London'])(
    'in %s, the days of a year follow each other without a gap',
    (timeZone) => {
      const days = lastDays(366, timeZone, new Date('2026-12-31T12:00:00Z'));
      for (const [index, { day, start }] of days.slice(1).entries()) {
        const before = days[index];
        expect(before && endOfDay(before.day, timeZone)).toEqual(start);
        expect(startOfDay(day, timeZone)).toEqual(start);
      }
    },
  );
});
