import { expect, test } from 'vitest';
import { buildProduct, buildProducts } from '../../testing/factories';
import { loadedProducts, nextPage, readPage } from './product-pages';

test('there is a next page while fewer products are loaded than the total', () => {
  const first = { products: buildProducts(12), total: 13 };
  const second = { products: buildProducts(1), total: 13 };
  expect(nextPage(1)(first, [first])).toBe(2);
  expect(nextPage(1)(second, [first, second])).toBeUndefined();
});

test('an empty page is the last, whatever the total says', () => {
  const empty = { products: [], total: 5 };
  expect(nextPage(1)(empty, [empty])).toBeUndefined();
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
  expect(nextPage(2)(second, [second])).toBe(3);
  expect(nextPage(2)(third, [second, third])).toBeUndefined();
});

test.each(['0', '-1', '2.5', '1e3', 'two', '', '12345678901'])('%s is not a page', (page) => {
  expect(readPage(new URLSearchParams({ page }))).toBe(1);
});
