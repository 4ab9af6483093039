import { expect, test } from 'vitest';
import { readOrdersQuery, writeOrdersQuery } from './orders-query';

const everything = { search: '', status: '', days: undefined, page: 1 } as const;

test('an address that says nothing is the list as it opens', () => {
  expect(readOrdersQuery(new URLSearchParams())).toEqual(everything);
  expect(writeOrdersQuery(everything).toString()).toBe('');
});

test('what is written is read again', () => {
  const query = { search: 'ada & co', status: 'Not Process', days: 30, page: 3 } as const;
  expect(readOrdersQuery(writeOrdersQuery(query))).toEqual(query);
});

test.each(['status=shipped', 'days=0', 'days=many', 'page=0', `search=${'x'.repeat(255)}`])(
  'what the server would refuse counts as not said: %s',
  (address) => {
    expect(readOrdersQuery(new URLSearchParams(address))).toEqual(everything);
  },
);
