import { expect, it } from 'vitest';
import { goldenIndex } from './golden-index.js';
import { OTHER_NAMES } from './other-names.js';
import { productsNamed } from './products-named.js';

/** How often a thing is the first result for its other name, and how often anything is found. */
const FIRST = 0.85;
const FOUND = 0.92;

const things = OTHER_NAMES.trim()
  .split('\n')
  .map((line) => {
    const [name = '', others = ''] = line.split(':');
    return { name, others: others.split(',').map((other) => other.trim()) };
  });
const products = productsNamed(things.map(({ name }) => name));

it('finds things by the other names that shoppers have for them', () => {
  const index = goldenIndex(products);
  const asked = things.flatMap(({ name, others }) => others.map((other) => ({ name, other })));
  const found = asked.map(({ name, other }) => {
    const [first] = index.search({ text: other, limit: 1 }).ids;
    return {
      any: first !== undefined,
      right: products.find(({ id }) => id === first)?.name === name,
    };
  });
  const share = (one: 'any' | 'right') => found.filter((each) => each[one]).length / found.length;
  expect(asked.length).toBeGreaterThan(300);
  expect(share('right')).toBeGreaterThanOrEqual(FIRST);
  expect(share('any')).toBeGreaterThanOrEqual(FOUND);
});
