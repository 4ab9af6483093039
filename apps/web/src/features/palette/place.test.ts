import { expect, test } from 'vitest';
import { isNamed } from './place';

test.each([
  ['', true],
  ['pri', true],
  ['STO pri', true],
  ['rices', false],
  ['prices tax', false],
])('“%s” finds “Prices and stock”: %s', (text, isFound) => {
  expect(isNamed({ to: '/prices', label: 'Prices and stock' }, text)).toBe(isFound);
});
