import { expect, test } from 'vitest';
import { fromShopTime, inShopTime } from './shop-moment';

test.each([
  ['America/New_York', '2026-11-27T00:00', '2026-11-27T05:00:00.000Z'],
  ['America/New_York', '2026-07-04T09:30', '2026-07-04T13:30:00.000Z'],
  ['Europe/Vienna', '2026-12-05T00:00', '2026-12-04T23:00:00.000Z'],
  ['Pacific/Auckland', '2026-01-01T00:00', '2025-12-31T11:00:00.000Z'],
  ['UTC', '2026-11-27T12:15:30', '2026-11-27T12:15:30.000Z'],
])('in %s, %s is %s', (timeZone, text, moment) => {
  expect(fromShopTime(text, timeZone)).toBe(moment);
  expect(inShopTime(moment, timeZone)).toBe(text);
});

test('a time that clocks skip is the one after it', () => {
  const moment = fromShopTime('2026-03-29T02:30', 'Europe/Vienna');
  expect(inShopTime(moment, 'Europe/Vienna')).toBe('2026-03-29T03:30');
});

test('what is no time stays as it is', () => {
  expect(fromShopTime('soon', 'UTC')).toBe('soon');
  expect(inShopTime(undefined, 'UTC')).toBe('');
});
