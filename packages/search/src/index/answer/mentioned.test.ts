import { beforeEach, describe, expect, it } from 'vitest';
import { buildIndexedProduct } from '../../testing/indexed-product.js';
import { isEnglish } from '../../words/english-words.js';
import { ProductIndex } from '../product-index.js';
import { SegmentBuilder } from '../segment.js';

const SOFAS = [1, 2, 3].map((number) => buildIndexedProduct(`Sofa ${number}`, { quantity: 0 }));
const LAPTOP = buildIndexedProduct('Laptop', { description: 'No glare on the sofa.' });

let index: ProductIndex;
beforeEach(() => {
  index = new ProductIndex(new SegmentBuilder().build(), isEnglish);
  for (const product of [...SOFAS, LAPTOP]) index.put(product);
});

it('what only mentions the words comes last, even in stock, and is counted apart', () => {
  const { ids, named, total } = index.search({ text: 'sofa', limit: 9 });
  expect({ named, total, last: ids.at(-1) }).toEqual({ named: 3, total: 4, last: LAPTOP.id });
});

it('the count is that of all pages, and heeds the filters', () => {
  expect(index.search({ text: 'sofa', skip: 3, limit: 3 })).toMatchObject({ named: 3, total: 4 });
  index.setFigures(SOFAS[0]?.id ?? '', { priceCents: 100, quantity: 1, piecesSold: 0 });
  const inStock = index.search({ text: 'sofa', filter: { inStock: true }, limit: 9 });
  expect(inStock).toMatchObject({ named: 1, total: 2 });
});

it.each([
  ['all are called so', { text: 'laptop' }],
  ['all only mention it', { text: 'glare' }],
  ['another order mixes them', { text: 'sofa', sort: 'price' }],
  ['nothing was searched for', { text: '' }],
] as const)('nothing is counted apart where %s', (_, request) => {
  const found = index.search({ ...request, limit: 9 });
  expect(found.total).toBeGreaterThan(0);
  expect(found).not.toHaveProperty('named');
});

describe('beside a word that is left out', () => {
  const [clothes, beauty] = ['a'.repeat(24), 'b'.repeat(24)];
  const description = 'Goes with any dress.';
  const dress = buildIndexedProduct('Summer Dress', { category: clothes });
  const belt = buildIndexedProduct('Belt', { category: clothes, description });
  const lotion = buildIndexedProduct('Lotion', { category: beauty, description });
  beforeEach(() => {
    for (const product of [dress, belt, lotion]) index.put(product);
  });

  it.each(['womens dress', 'dress xl', 'dress size 12'])(
    'what only mentions the other is not found in another category: %s',
    (text) => {
      const { ids, leftOut } = index.search({ text, limit: 9 });
      expect({ ids, leftOut: leftOut?.length }).toEqual({ ids: [dress.id, belt.id], leftOut: 1 });
      expect(index.search({ text: 'dress', limit: 9 }).total).toBe(3);
    },
  );
});

it.each(['organic', 'vegan', 'thermal', 'unsweetened'])(
  'what is only said of things is found where it is said: %s',
  (word) => {
    const tee = buildIndexedProduct('Striped Tee', { description: `A soft, ${word} thing.` });
    index.put(tee);
    expect(index.search({ text: word, limit: 9 })).toMatchObject({
      ids: [tee.id],
      isMentioned: true,
    });
  },
);

it('a thing is not found where its singular is only said of another: thermals', () => {
  index.put(buildIndexedProduct('Striped Tee', { description: 'A soft, thermal thing.' }));
  expect(index.search({ text: 'thermals', limit: 9 }).ids).toEqual([]);
});

it('what is said by another name in a description alone does not hide it', () => {
  const tee = buildIndexedProduct('Striped Tee', { description: 'A plant on it, vegan, based.' });
  index.put(tee);
  expect(index.search({ text: 'vegan', limit: 9 }).ids).toEqual([tee.id]);
});
