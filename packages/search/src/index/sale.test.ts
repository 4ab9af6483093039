import { beforeEach, expect, it } from 'vitest';
import { buildIndexedProduct } from '../testing/indexed-product.js';
import { isEnglish } from '../words/english-words.js';
import { ProductIndex } from './product-index.js';
import { SegmentBuilder } from './segment.js';

const REDUCED = { priceCents: 4_000, compareAtCents: 5_000 };
const DEAR = buildIndexedProduct('Oak Chair', { priceCents: 9_000 });
const CHAIR = buildIndexedProduct('Pine Chair', REDUCED);
const SHOES = buildIndexedProduct('Running Shoes', REDUCED);
const SIGN = buildIndexedProduct('Garage Sale Sign');

let index: ProductIndex;
beforeEach(() => {
  index = new ProductIndex(new SegmentBuilder().build(), isEnglish);
  for (const product of [DEAR, CHAIR, SHOES, SIGN]) index.put(product);
});

const namesFor = (text: string, filter = {}) => {
  const { ids } = index.search({ text, filter, limit: 9 });
  const all = [DEAR, CHAIR, SHOES, SIGN];
  return ids.map((id) => all.find((one) => one.id === id)?.name).sort();
};

it.each(['sale', 'On Sale', 'winter sale', 'special offers', 'reduced items', 'deals'])(
  '“%s” finds what is on sale',
  (text) => {
    expect(namesFor(text)).toEqual(['Pine Chair', 'Running Shoes']);
  },
);

it('other words say which goods on sale are wanted', () => {
  expect(namesFor('chairs on sale')).toEqual(['Pine Chair']);
  expect(namesFor('discounted shoes')).toEqual(['Running Shoes']);
});

it('where none of those is on sale, the words are searched for as ever', () => {
  expect(namesFor('garage sale sign')).toEqual(['Garage Sale Sign']);
  expect(namesFor('oak chair sale')).toContain('Oak Chair');
});

it('that none of those is on sale is told, unless goods are called so', () => {
  const read = (text: string) => {
    const { readAs, leftOut } = index.search({ text, limit: 9 });
    return { readAs, leftOut };
  };
  index.remove(SIGN.id);
  expect(read('winter sale oak chair')).toEqual({ readAs: 'oak chair', leftOut: ['winter sale'] });
  index.put(SIGN);
  expect(read('garage sale sign')).toEqual({});
});

it('a filter that none on sale passes finds nothing', () => {
  expect(namesFor('sale', { minCents: 8_000 })).toEqual([]);
});

it('a price that is raised to what it was ends the sale', () => {
  index.setFigures(CHAIR.id, { priceCents: 5_000, quantity: 1 });
  expect(namesFor('sale')).toEqual(['Running Shoes']);
});
