import { expect, test } from 'vitest';
import { aProduct, products } from '../../testing/factories';
import { loadedProducts, nextPage } from './product-pages';

test('the next page is asked for while fewer products are loaded than there are', () => {
  const first = { products: products(12), total: 13 };
  const second = { products: products(1), total: 13 };
  expect(nextPage(first, [first])).toBe(2);
  expect(nextPage(second, [first, second])).toBeUndefined();
});

test('an empty page is the last, whatever the total says', () => {
  const empty = { products: [], total: 5 };
  expect(nextPage(empty, [empty])).toBeUndefined();
});

test('a product that slid to the next page stands once', () => {
  const slid = aProduct();
  const pages = [
    { products: [aProduct(), slid], total: 3 },
    { products: [slid], total: 3 },
  ];
  expect(loadedProducts(pages)).toHaveLength(2);
});
