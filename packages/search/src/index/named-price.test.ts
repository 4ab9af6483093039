import { beforeEach, expect, it } from 'vitest';
import { buildIndexedProduct } from '../testing/indexed-product.js';
import { isEnglish } from '../words/english-words.js';
import { ProductIndex } from './product-index.js';
import { SegmentBuilder } from './segment.js';

const LAMP = buildIndexedProduct('Floor Lamp', { priceCents: 9_000 });
const PUZZLE = buildIndexedProduct('Meadow Puzzle', {
  priceCents: 1_600,
  description: 'Does not glare under the lamp.',
});

let index: ProductIndex;
beforeEach(() => {
  index = new ProductIndex(new SegmentBuilder().build(), isEnglish);
  for (const product of [LAMP, PUZZLE]) index.put(product);
});

const totalFor = (text: string) => index.search({ text, limit: 9 }).total;

it('where all lamps are too dear, nothing is shown that only mentions one', () => {
  expect(totalFor('lamp under 50')).toBe(0);
  expect(totalFor('lamp under 100')).toBe(2);
});

it('the price is told with what else was asked for', () => {
  const { namedPrice } = index.search({ text: 'Floor lamp  from $20 to $50', limit: 9 });
  expect(namedPrice).toEqual({ minCents: 2_000, maxCents: 5_000, beside: 'floor lamp' });
  expect(index.search({ text: 'lamp', limit: 9 })).not.toHaveProperty('namedPrice');
});

it('nothing is said to be mentioned where nothing is shown', () => {
  expect(index.search({ text: 'glare without lamp', limit: 9 })).toMatchObject({ total: 0 });
  expect(index.search({ text: 'glare without lamp', limit: 9 })).not.toHaveProperty('isMentioned');
  expect(index.search({ text: 'glare', limit: 9 })).toHaveProperty('isMentioned', true);
});

it('what only descriptions mention is found for its price', () => {
  expect(totalFor('glare under 50')).toBe(1);
});

it('a question about the shop finds no goods, whatever their names', () => {
  index.put(buildIndexedProduct('Running Shoes'));
  expect(index.search({ text: 'who runs this shop', limit: 9 })).toMatchObject({
    total: 0,
    page: 'about',
  });
});

it('is heeded where a word before it is left out', () => {
  index.put(buildIndexedProduct('Summer Dress', { priceCents: 9_000 }));
  index.put(buildIndexedProduct('White Mug'));
  expect(totalFor('white dress under 100')).toBe(1);
  expect(totalFor('white dress under 80')).toBe(0);
});
