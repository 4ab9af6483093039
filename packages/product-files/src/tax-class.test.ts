import { expect, it } from 'vitest';
import { readOne } from './testing/files.js';

const file = (taxClass: string) => `Handle,Title,Tax class\nbook,Book,${taxClass}\n`;

it.each([
  ['reduced', 'reduced'],
  ['Reduced rate', 'reduced'],
  ['zero-rate', 'zero'],
  ['standard', 'standard'],
])('reads the tax class %s', async (text, taxClass) => {
  expect((await readOne(file(text))).fields.taxClass).toBe(taxClass);
});

it('leaves a product as it is if the class is another shop’s own, and says so', async () => {
  const product = await readOne(file('books'));
  expect(product.fields).not.toHaveProperty('taxClass');
  expect(product.notices).toMatchObject([{ value: 'books' }]);
  expect(product.problems).toEqual([]);
});
