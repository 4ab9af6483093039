import { expect, test } from 'vitest';
import { GAP, pageNumbers } from './page-numbers';

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [2, 3, '1 2 3'],
  [1, 4, '1 2 3 4'],
  [1, 9, '1 2 3 … 9'],
  [3, 9, '1 2 3 4 … 9'],
  [4, 9, '1 2 3 4 5 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [9, 9, '1 … 7 8 9'],
  [2500, 5000, '1 … 2499 2500 2501 … 5000'],
])('on page %i of %i the links are %s', (page, last, words) => {
  const shown = pageNumbers(page, last).map((number) => (number === GAP ? '…' : number));
  expect(shown.join(' ')).toBe(words);
});
