import { expect, test } from 'vitest';
import { chosenText } from './chosen-text';

const variant = { _id: 'a'.repeat(24), name: '8', sku: null, price: 20, quantity: 1, photo: null };
const size = { name: 'Size', values: ['8'] };
const colour = { name: 'Colour', values: ['Red'] };

test('what was chosen is named with its only option', () => {
  expect(chosenText({ options: [size], variant })).toBe('Size: 8');
});

test('values of several options, and of options that are not known, stand alone', () => {
  const both = { ...variant, name: '8 / Red' };
  expect(chosenText({ options: [size, colour], variant: both })).toBe('8 / Red');
  expect(chosenText({ variant })).toBe('8');
});

test('nothing was chosen of a product without variants', () => {
  expect(chosenText({})).toBeUndefined();
});
