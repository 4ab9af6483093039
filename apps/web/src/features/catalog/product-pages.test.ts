import { expect, test } from 'vitest';
import { buildProduct, buildProducts } from '../../testing/factories';
import { loadedProducts, nextSpan, readPage, readSpan, withSpan } from './product-pages';

const ONE = { from: 1, to: 1 };
const TWO = { from: 2, to: 2 };

test('there is a next page while fewer products are loaded than the total', () => {
  const first = { products: buildProducts(12), total: 13 };
  const second = { products: buildProducts(1), total: 13 };
  expect(nextSpan(first, [first], ONE, [ONE])).toEqual(TWO);
  expect(nextSpan(second, [first, second], TWO, [ONE, TWO])).toBeUndefined();
});

test('an empty page is the last, whatever the total says', () => {
  const empty = { products: [], total: 5 };
  expect(nextSpan(empty, [empty], ONE, [ONE])).toBeUndefined();
});

test('a product that moved to the next page is listed once', () => {
  const slid = buildProduct();
  const pages = [
    { products: [buildProduct(), slid], total: 3 },
    { products: [slid], total: 3 },
  ];
  expect(loadedProducts(pages)).toHaveLength(2);
});

test('a list that begins with a later page counts those before it', () => {
  const second = { products: buildProducts(12), total: 25 };
  const third = { products: buildProducts(1), total: 25 };
  const THREE = { from: 3, to: 3 };
  expect(nextSpan(second, [second], TWO, [TWO])).toEqual(THREE);
  expect(nextSpan(third, [second, third], THREE, [TWO, THREE])).toBeUndefined();
});

test.each(['0', '-1', '2.5', '1e3', 'two', '', '12345678901'])('%s is not a page', (page) => {
  expect(readPage(new URLSearchParams({ page }))).toBe(1);
});

test.each([
  ['', 1, 1],
  ['page=3', 3, 3],
  ['loaded=3', 1, 3],
  ['page=2&loaded=4', 2, 4],
  ['page=4&loaded=2', 4, 4],
  ['loaded=20', 1, 20],
  ['loaded=21', 21, 21],
  ['page=2&loaded=21', 2, 21],
  ['loaded=0', 1, 1],
  ['loaded=1e3', 1, 1],
])('?%s is a list of the pages %d to %d', (address, from, to) => {
  expect(readSpan(new URLSearchParams(address))).toEqual({ from, to });
});

test('a URL never asks for more pages than it may: of a longer list it has the last', () => {
  const params = new URLSearchParams('sort=name&page=1&loaded=20');
  expect(withSpan(params, { from: 1, to: 21 }).toString()).toBe('sort=name&page=2&loaded=21');
  expect(withSpan(params, { from: 1, to: 1 }).toString()).toBe('sort=name');
});
