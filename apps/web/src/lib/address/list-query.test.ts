import { orderListQuerySchema, productListQuerySchema } from '@shop/shared';
import { expect, test } from 'vitest';
import { defineList } from './list-query';

const products = defineList({
  name: 'products',
  path: '/products',
  pageSize: 12,
  schema: productListQuerySchema,
});
const orders = defineList({
  name: 'orders',
  path: '/orders',
  pageSize: 20,
  schema: orderListQuerySchema,
});

const read = (address: string) => products.read(new URLSearchParams(address));

test('a bare address is the list as it opens', () => {
  expect(read('')).toEqual({ page: 1, pageSize: 12 });
  expect(products.href(read(''))).toBe('/products');
});

test('what is written is read again, in the order of the contract and the page last', () => {
  const query = {
    page: 3,
    pageSize: 12,
    sort: 'price',
    stock: 'low',
    category: '00000000000000000000c001',
    search: 'oak & ash',
  } as const;
  expect(products.href(query)).toBe(
    '/products?search=oak+%26+ash&category=00000000000000000000c001&stock=low&sort=price&page=3',
  );
  expect(products.read(products.write(query))).toEqual(query);
  const filtered = {
    search: 'ada',
    status: 'Not Process',
    days: 30,
    sort: 'oldest',
    page: 2,
    pageSize: 20,
  } as const;
  expect(orders.read(orders.write(filtered))).toEqual(filtered);
});

test.each([
  'category=shoes',
  'sort=slug',
  'stock=high',
  'search=',
  'search=+',
  'page=0',
  'page=two',
  'pageSize=50',
  'color=red',
  `search=${'x'.repeat(101)}`,
])('what the contract refuses or does not know is ignored: %s', (address) => {
  expect(read(address)).toEqual(read(''));
});

test('one refused part leaves the others alone', () => {
  expect(read('search=lamp&sort=slug&page=2')).toMatchObject({ search: 'lamp', page: 2 });
});

test('a sort order and a page filter nothing out', () => {
  expect(products.isFiltered(read('sort=price&page=2'))).toBe(false);
  expect(products.isFiltered(read('stock=low'))).toBe(true);
});
