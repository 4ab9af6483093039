import { expect, test } from 'vitest';
import { buildProduct, buildProducts } from '../../testing/factories';
import { loadedProducts, nextPage } from './product-pages';

test('there is a next page while fewer products are loaded than the total', () => {
  const first = { products: buildProducts(12), total: 13 };
  const second = { products: buildProducts(1), total: 13 };
  expect(nextPage(first, [first])).toBe(2);
  expect(nextPage(second, [first, second])).toBeUndefined();
});

test('an empty page is the last, whatever the total says', () => {
  const empty = { products: [], total: 5 };
  expect(nextPage(empty, [empty])).toBeUndefined();
});

test('a product that moved to the next page is listed once', () => {
  const slid = buildProduct();
  const pages = [
    { products: [buildProduct(), slid], total: 3 },
    { products: [slid], total: 3 },
  ];
  expect(loadedProducts(pages)).toHaveLength(2);
});
