import { PRICE_RANGES } from '@shop/shared';
import { expect, test } from 'vitest';
import {
  NO_FILTERS,
  readFilters,
  readSort,
  RESULT_SORTS,
  isChosen,
  withAttribute,
  withSlug,
  writeFilters,
} from './filters';

test('filters survive a round trip through the address', () => {
  const filters = {
    categories: ['shoes', 'toys & games'],
    brands: ['hay'],
    attributes: ['Colour:Dark blue'],
    price: PRICE_RANGES[2],
    inStock: true,
    sort: 'price-desc' as const,
  };
  const address = writeFilters(filters).toString();
  expect(address).toBe(
    'category=shoes&category=toys+%26+games&brand=hay&attribute=Colour%3ADark+blue&price=2&stock=in&sort=price-desc',
  );
  expect(readFilters(new URLSearchParams(address))).toEqual(filters);
});

test('without filters the query string is empty', () => {
  expect(writeFilters(NO_FILTERS).toString()).toBe('');
  expect(readFilters(new URLSearchParams())).toEqual(NO_FILTERS);
});

const unknownId = String(Math.max(...PRICE_RANGES.map(({ id }) => id)) + 1);

test.each([unknownId, '-1', '', '0x1', 'cheap'])('the price %s is not a price range', (price) => {
  expect(readFilters(new URLSearchParams({ price })).price).toBeUndefined();
});

test.each(['quantity', 'cheapest', ''])('%s is not a sort order for shoppers', (sort) => {
  expect(readFilters(new URLSearchParams({ sort })).sort).toBeUndefined();
});

test('the own order of a list is not in the address, and results have another one', () => {
  expect(readSort(new URLSearchParams({ sort: 'newest' }))).toBeUndefined();
  expect(readSort(new URLSearchParams({ sort: 'newest' }), RESULT_SORTS)).toBe('newest');
});

test('a category is added once and can be removed', () => {
  const once = withSlug(NO_FILTERS, 'categories', 'shoes', true);
  const twice = withSlug(once, 'categories', 'shoes', true);
  expect(twice.categories).toEqual(['shoes']);
  expect(withSlug(twice, 'categories', 'shoes', false).categories).toEqual([]);
});

test('a value of an attribute is chosen however it is spelled, and what is none is ignored', () => {
  const red = readFilters(new URLSearchParams('attribute=colour:red&attribute=red'));
  expect(red.attributes).toEqual(['colour:red']);
  expect(isChosen(red, 'Colour:Red')).toBe(true);
  expect(withAttribute(red, 'Colour:Red', true).attributes).toEqual(['Colour:Red']);
  expect(withAttribute(red, 'Colour:Red', false).attributes).toEqual([]);
});
