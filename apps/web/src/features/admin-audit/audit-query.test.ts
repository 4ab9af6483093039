import { expect, test } from 'vitest';
import { momentsOf, readFilters, writeFilters } from './audit-query';

const read = (query: string) => readFilters(new URLSearchParams(query));

test('the address carries every filter, and only those that are set', () => {
  const query = 'who=ada&action=updateProduct&subject=lamp&from=2026-11-01&to=2026-11-21&page=3';
  expect(writeFilters(read(query)).toString()).toBe(query);
  expect(writeFilters(read('')).toString()).toBe('');
});

test.each(['action=sell', 'from=yesterday', 'to=2026-13-45', 'from=0001-01-01', 'page=0'])(
  'what the server would refuse counts as not said: %s',
  (query) => {
    expect(read(query)).toEqual(read(''));
  },
);

test('the last day is part of the range, whole', () => {
  const { from, to } = momentsOf({ from: '2026-11-20', to: '2026-11-20' });
  expect(new Date(from ?? '').getHours()).toBe(0);
  expect(Date.parse(to ?? '') - Date.parse(from ?? '')).toBe(24 * 3_600_000);
  expect(momentsOf({ from: '', to: '' })).toEqual({ from: undefined, to: undefined });
});
