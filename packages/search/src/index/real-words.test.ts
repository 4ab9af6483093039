import { beforeEach, describe, expect, it } from 'vitest';
import { buildIndexedProduct } from '../testing/indexed-product.js';
import { isEnglish } from '../words/english-words.js';
import { ProductIndex } from './product-index.js';
import { SegmentBuilder } from './segment.js';

let index: ProductIndex;
beforeEach(() => {
  index = new ProductIndex(new SegmentBuilder().build(), isEnglish);
});

const sell = (...names: string[]) => {
  for (const name of names) index.put(buildIndexedProduct(name));
};

const search = (text: string) => {
  const { total, readAs, leftOut, nearest } = index.search({ text, limit: 9 });
  return { total, readAs, leftOut, nearest };
};
const NOTHING = { total: 0, readAs: undefined, leftOut: undefined, nearest: undefined };

describe('a word of the language that no product has', () => {
  it.each(['sale', 'tale', 'grey', 'colour', 'color', 'geese', 'boiling'])(
    'is read as no other: %s',
    (text) => {
      sell('Male Sole', 'Table', 'Greek Oil', 'Colours', 'Coloring', 'Cheese', 'Bolting');
      const { readAs, nearest } = search(text);
      expect({ readAs, nearest }).toEqual({ readAs: undefined, nearest: undefined });
    },
  );

  it('is read as a thing that is called by two words, where nothing else is found', () => {
    sell('Road Running Shoes', 'Garden Chair');
    expect(search('running shoos')).toMatchObject({ total: 1, readAs: 'running shoes' });
    expect(search('shoos')).toMatchObject({ total: 0, readAs: undefined });
    expect(search('running shorts').readAs).toBe(undefined);
  });

  it('is left out beside words that find something, and named', () => {
    sell('Back Cushion', 'Oak Chair', 'Silk Scarf');
    const found = { total: 1, readAs: 'chair', nearest: undefined };
    expect(search('black chair')).toEqual({ ...found, leftOut: ['black'] });
    expect(search('black rental chair')).toEqual({ ...found, leftOut: ['black', 'rental'] });
    expect(search('black chiar')).toEqual({ ...found, leftOut: ['black'] });
    expect(search('black xqzvw')).toEqual(NOTHING);
  });

  it('is not left out of a literal search', () => {
    sell('Oak Chair');
    expect(index.search({ text: 'black chair', literal: true, limit: 9 }).total).toBe(0);
  });
});

describe('a word that there is', () => {
  it('means no other, also where no product has it beside the others', () => {
    sell('Wireless Mouse', 'Plush Moose', 'Nikko Bag', 'Nikka Watch');
    const found = { total: 1, nearest: undefined };
    expect(search('wireless moose')).toEqual({ ...found, readAs: 'moose', leftOut: ['wireless'] });
    expect(search('nikka bag')).toEqual({ ...found, readAs: 'bag', leftOut: ['nikka'] });
  });

  it('has synonyms', () => {
    sell('Wifi Rooter');
    index.setSynonyms(['zooter, wagon']);
    expect(search('zooter')).toEqual(NOTHING);
  });
});

it('rare words are misspellings of common ones', () => {
  sell('Shoe Rack', 'Headphones');
  expect(search('sho rack').total).toBe(1);
  expect(search('heaphones')).toMatchObject({ total: 1, readAs: 'headphones' });
});

describe('a thing that is called by two words, one of them misspelt', () => {
  it.each(['bord game', 'bord gmaes', 'board gmae'])('is read as that thing: %s', (text) => {
    sell('Game Controller', 'Bead Bracelet');
    expect(search(text)).toEqual(NOTHING);
    sell('Strategy Board Game');
    const readAs = text.endsWith('s') ? 'board games' : 'board game';
    expect(search(text)).toEqual({ ...NOTHING, total: 1, readAs });
  });

  it('stays as typed in a literal search, and where products have the words', () => {
    sell('Bord Game Table');
    expect(search('bord game')).toEqual({ ...NOTHING, total: 1 });
    expect(index.search({ text: 'board gmae', literal: true, limit: 9 }).total).toBe(0);
  });
});
