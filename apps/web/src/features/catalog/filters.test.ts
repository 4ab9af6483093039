import { PRICE_RANGES } from '@shop/shared';
import { expect, test } from 'vitest';
import { readFilters, withCategory, writeFilters } from './filters';

test('filters survive the way through the address', () => {
  const filters = { categories: ['shoes', 'toys & games'], price: PRICE_RANGES[2] };
  const address = writeFilters(filters).toString();
  expect(address).toBe('category=shoes&category=toys+%26+games&price=2');
  expect(readFilters(new URLSearchParams(address))).toEqual(filters);
});

test('no filters are an empty address', () => {
  expect(writeFilters({ categories: [], price: undefined }).toString()).toBe('');
  expect(readFilters(new URLSearchParams())).toEqual({ categories: [], price: undefined });
});

test.each(['6', '-1', '', '0x1', 'cheap'])('the price %s is no range', (price) => {
  expect(readFilters(new URLSearchParams({ price })).price).toBeUndefined();
});

test('a category is chosen once and can be taken back', () => {
  const none = { categories: [], price: undefined };
  const twice = withCategory(withCategory(none, 'shoes', true), 'shoes', true);
  expect(twice.categories).toEqual(['shoes']);
  expect(withCategory(twice, 'shoes', false).categories).toEqual([]);
});
