import { expect, test } from 'vitest';
import { readListQuery, writeListQuery } from './list-query';

const everything = { search: '', category: '', stock: '', sort: 'newest', page: 1 } as const;

test('an address that says nothing is the list as it opens', () => {
  expect(readListQuery(new URLSearchParams())).toEqual(everything);
  expect(writeListQuery(everything).toString()).toBe('');
});

test('what is written is read again', () => {
  const query = {
    search: 'oak & ash',
    category: '00000000000000000000c001',
    stock: 'low',
    sort: 'price',
    page: 3,
  } as const;
  expect(readListQuery(writeListQuery(query))).toEqual(query);
});

test.each([
  'category=shoes',
  'sort=slug',
  'stock=high',
  'page=0',
  'page=two',
  `search=${'x'.repeat(101)}`,
])('what the server would refuse counts as not said: %s', (address) => {
  expect(readListQuery(new URLSearchParams(address))).toEqual(everything);
});
