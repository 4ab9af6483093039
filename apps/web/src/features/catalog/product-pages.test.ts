import { expect, test } from 'vitest';
import { buildProduct, buildProducts } from '../../testing/factories';
import { loadedProducts, nextPage } from './product-pages';

test('the next page is asked for while fewer products are loaded than there are', () => {
  const first = { products: buildProducts(12), total: 13 };
  const second = { products: buildProducts(1), total: 13 };
  expect(nextPage(first, [first])).toBe(2);
  expect(nextPage(second, [first, second])).toBeUndefined();
});

test('an empty page is the last, whatever the total says', () => {
  const empty = { products: [], total: 5 };
  expect(nextPage(empty, [empty])).toBeUndefined();
});

test('a product that slid to the next page stands once', () => {
  const slid = buildProduct();
  const pages = [
    { products: [buildProduct(), slid], total: 3 },
    { products: [slid], total: 3 },
  ];
  expect(loadedProducts(pages)).toHaveLength(2);
});
