import { expect, it } from 'vitest';
import { demoIndex } from './demo-index.js';

const { index, products } = demoIndex();
const found = (text: string) =>
  index
    .search({ text, limit: 100 })
    .ids.flatMap((id) => products.find((product) => product.id === id) ?? []);

it.each([
  ['not electronics', 'Electronics'],
  ['without toys', 'Toys'],
  ['everything except toys', 'Toys'],
])('%s: all that is not in %s', (text, category) => {
  const others = products.filter(({ categoryName }) => categoryName !== category);
  const names = found(text).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(others.length - 5);
  expect(others.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
});

it('gifts not for kids are none of the toys', () => {
  const categories = found('gifts not for kids').map(({ categoryName }) => categoryName);
  expect(categories.length).toBeGreaterThan(4);
  expect(categories).not.toContain('Toys');
});
