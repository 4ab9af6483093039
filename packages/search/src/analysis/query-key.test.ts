import { expect, it } from 'vitest';
import { plainQuery, queryKey } from './query-key.js';

it.each([
  ['Sofas', 'the sofa'],
  ['T-Shirt', 't shirts'],
  ['Crème brûlée', 'creme brulee'],
  ['lamp under $20', 'lamps below 20 dollars'],
])('%s and %s are the same query', (one, other) => {
  expect(queryKey(one)).toBe(queryKey(other));
});

it.each([
  ['phone case', 'case phone'],
  ['lamp', 'lamp under $20'],
  ['lamp under $10', 'lamp under $20'],
  ['sofa', 'couch'],
])('%s and %s are not', (one, other) => {
  expect(queryKey(one)).not.toBe(queryKey(other));
});

it('is empty without a word', () => {
  expect(queryKey(' –!? ')).toBe('');
});

it('shows a query in lower case, without accents and further spaces', () => {
  expect(plainQuery('  Café   T-Shirt ')).toBe('cafe t-shirt');
});
