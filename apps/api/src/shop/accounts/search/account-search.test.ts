import { expect, test } from 'vitest';
import { accountFilter, accountPrefixes } from './account-search.js';

const ADA = {
  name: 'Ada Smith-Jones',
  email: 'ada@mill.test',
  phone: '+49 (0)151 4444-321',
  address: '12 Elm Street, (Unit 4), 01067 Dresden',
  addresses: {
    list: [
      {
        name: 'Bob',
        company: 'Hölder & Söhne',
        city: 'Köln',
        postalCode: '10001-1234',
        country: 'DE',
      },
      { phone: '0221 98765' },
    ],
  },
};

/** Whether the account has all that a filter asks for. */
function isFound(typed: string): boolean {
  const { $and = [] } = accountFilter(typed) as { $and?: { searchPrefixes: string | RegExp }[] };
  const stored = accountPrefixes(ADA);
  return $and.every(({ searchPrefixes: sought }) =>
    stored.some((word) => (typeof sought === 'string' ? word === sought : sought.test(word))),
  );
}

test.each([
  ['a name', ['a', 'smith', 'smith-jones', 'jones', 'bob']],
  ['an e-mail address or its domain', ['ada@m', 'mill.test', 'mil']],
  [
    'a phone number, however written',
    ['+49 151 4444', '0151 4444321', '01514444', '151/4444-3', '4444321'],
  ],
  ['a phone number with a country code as it is dialled', ['00491514444321', '+491514444321']],
  ['the phone number of a kept address', ['0221-98765', '98765']],
  ['a street and its number', ['elm', '12 Elm Street,', '(unit 4)']],
  ['a place', ['dresd', 'koln', 'KÖLN']],
  ['a postal code', ['01067', '010', '1067', '10001', '10001-12']],
  ['a company', ['holder', 'sohne']],
  ['several of them', ['ada dresden', 'smith 0151', 'jones 01067 elm']],
])('an account is found by %s', (_by, texts) => {
  expect(texts.filter((text) => !isFound(text))).toEqual([]);
});

test('an account is not found by the middle of a word, or what it does not have', () => {
  const texts = ['resden', 'dr', '@mill.test', '515', '0151 5', 'ada berlin', 'lm'];
  expect(texts.filter(isFound)).toEqual([]);
});

test('the longest addresses take a bounded number of index entries', () => {
  const line1 = Array.from({ length: 150 }, (_, index) => `${index}xxxxxxxxxxxx`).join(' ');
  const addresses = { list: Array.from({ length: 20 }, () => ({ line1 })) };
  expect(accountPrefixes({ ...ADA, addresses }).length).toBeLessThan(200);
});
