import { beforeEach, describe, expect, it } from 'vitest';
import { isEnglish } from '../words/english-words.js';
import { ProductIndex } from './product-index.js';
import type { IndexedProduct } from './product.js';
import { analyseProduct, SegmentBuilder } from './segment.js';

const CATEGORY = 'c'.repeat(24);
const OTHER = 'd'.repeat(24);
let index: ProductIndex;
let count = 0;

beforeEach(() => {
  count = 0;
  index = new ProductIndex(new SegmentBuilder().build(), isEnglish);
  index.setCategories([
    [CATEGORY, 'Things'],
    [OTHER, 'Furniture'],
  ]);
});

function buildProduct(name: string, given: Partial<IndexedProduct> = {}): IndexedProduct {
  count += 1;
  return {
    id: count.toString(16).padStart(24, '0'),
    name,
    description: '',
    category: CATEGORY,
    priceCents: 1_000,
    quantity: 1,
    createdAt: count,
    nameKey: name.toLowerCase(),
    ...given,
  };
}

function sell(...names: string[]): IndexedProduct[] {
  const products = names.map((name) => buildProduct(name));
  for (const product of products) index.put(product);
  return products;
}

function search(
  text: string,
  request: Partial<Parameters<ProductIndex['search']>[0]> = {},
): string[] {
  return index.search({ text, limit: 60, ...request }).ids.map((id) => String(parseInt(id, 16)));
}

describe('the order of results', () => {
  it('has names before categories, and these before descriptions', () => {
    index.put(buildProduct('Hook', { description: 'For furniture' }));
    index.put(buildProduct('Stool', { category: OTHER }));
    index.put(buildProduct('Furniture'));
    expect(search('furniture')).toEqual(['3', '2', '1']);
  });

  it('has what is wanted before what is made for it', () => {
    sell('Phone', 'Phone Case', 'Case for a Phone');
    expect(search('phone')[0]).toBe('1');
    expect(search('phone case').slice(0, 2).sort()).toEqual(['2', '3']);
  });

  it('has what is in stock first, but no other thing before the one that is asked for', () => {
    index.put(buildProduct('Lamp', { quantity: 0 }));
    sell('Red Lamp', 'Lamp Shade');
    expect(search('lamp')).toEqual(['2', '1', '3']);
  });

  it('has the newest first among equals', () => {
    sell('Red Lamp', 'Tall Lamp', 'Blue Lamp');
    expect(search('lamp')).toEqual(['3', '2', '1']);
  });

  it('can be by price, name, age or stock', () => {
    index.put(buildProduct('Lamp B', { priceCents: 3, quantity: 5 }));
    index.put(buildProduct('Lamp C', { priceCents: 1, quantity: 9 }));
    index.put(buildProduct('Lamp A', { priceCents: 2, quantity: 1 }));
    expect(search('lamp', { sort: 'price' })).toEqual(['2', '3', '1']);
    expect(search('lamp', { sort: 'price-desc' })).toEqual(['1', '3', '2']);
    expect(search('lamp', { sort: 'name' })).toEqual(['3', '1', '2']);
    expect(search('lamp', { sort: 'newest' })).toEqual(['3', '2', '1']);
    expect(search('lamp', { sort: 'quantity' })).toEqual(['3', '1', '2']);
    expect(search('lamp', { sort: 'price', skip: 1, limit: 1 })).toEqual(['3']);
  });
});

describe('what is found', () => {
  it('is never mixed with other words that are spelt alike', () => {
    sell('Chain', 'Chair');
    expect(search('chair')).toEqual(['2']);
    expect(search('chais').sort()).toEqual(['1', '2']);
  });

  it('has every word, unless nothing has it', () => {
    sell('Oak Chair', 'Lamp', 'Oak Shelf, Walnut');
    expect(search('oak walnut')).toEqual(['3']);
    expect(search('oak lamp')).toEqual(['2']);
    expect(search('oak plorkle')).toEqual(['1', '3']);
    expect(search('plorkle xyzzy')).toEqual([]);
  });

  it('is each of two things, though one is the other by another name', () => {
    sell('Straw Hat', 'Twill Cap', 'Silk Scarf');
    expect(search('hat or cap').sort()).toEqual(['1', '2']);
  });

  it('has the word itself before other forms of it and other words for it', () => {
    sell('Red Coated Pan', 'Red Parka', 'Red Coat');
    expect(search('coat')).toEqual(['3', '2', '1']);
  });

  it('is known by a phrase of which a word is misspelt, or which is written as one word', () => {
    sell('Tripod', 'USB Flash Drive');
    expect(search('caera stand')).toEqual(['1']);
    expect(search('pendrive')).toEqual(['2']);
    expect(search('camerastand')).toEqual(['1']);
  });

  it('has a word that is spelt like the typed one where only a longer word begins with that', () => {
    sell('Red Chair', 'Charity Box');
    const { ids, readAs } = index.search({ text: 'red chari', limit: 9 });
    expect(ids).toHaveLength(1);
    expect(readAs).toBe('red chair');
  });

  it('costs what the query says', () => {
    index.put(buildProduct('Lamp', { priceCents: 1_999 }));
    index.put(buildProduct('Lamp', { priceCents: 2_500 }));
    expect(search('lamp under $20')).toEqual(['1']);
    expect(search('20 to 30')).toEqual(['2']);
  });

  it('is counted by each choice, given the others', () => {
    index.put(buildProduct('Lamp', { priceCents: 500 }));
    index.put(buildProduct('Lamp', { priceCents: 1_500, category: OTHER, quantity: 0 }));
    index.put(buildProduct('Lamp', { priceCents: 1_500, category: OTHER }));
    const filter = { categories: [OTHER], inStock: true };
    const { ids, total, counts } = index.search({
      text: 'lamp',
      limit: 1,
      filter,
      countUpTo: [1_000],
    });
    expect([ids.length, total]).toEqual([1, 1]);
    expect(counts?.categories).toEqual(
      new Map([
        [CATEGORY, 1],
        [OTHER, 1],
      ]),
    );
    expect(counts?.prices).toEqual([0, 1]);
    expect(counts?.inStock).toBe(1);
  });
});

describe('a change', () => {
  it('is found at once, whatever layer the product is in', () => {
    const products = sell(...Array.from({ length: 200 }, (_, at) => `Lamp ${at}`));
    const built = new SegmentBuilder();
    for (const product of products) built.add(analyseProduct(product));
    index = new ProductIndex(built.build(), isEnglish);
    for (const product of products) {
      index.put({ ...product, name: `${product.name} Clock` });
      if (product.createdAt % 20 === 0)
        expect(index.search({ text: 'clock', limit: 1 }).total).toBe(product.createdAt);
    }
    expect(index.search({ text: 'lamp', limit: 1 }).total).toBe(200);
    for (const { id } of products) index.remove(id);
    expect(search('lamp')).toEqual([]);
  });

  it('of price or stock builds nothing anew', () => {
    const [lamp, clock] = sell('Lamp', 'Lamp');
    expect(search('lamp')).toEqual(['2', '1']);
    expect(index.setFigures(clock?.id ?? '', { priceCents: 1, quantity: 0 })).toBe(true);
    expect(search('lamp')).toEqual(['1', '2']);
    index.remove(lamp?.id ?? '');
    expect(index.setFigures(lamp?.id ?? '', { priceCents: 1, quantity: 1 })).toBe(false);
    expect(search('lamp')).toEqual(['2']);
  });

  it('of synonyms and names of categories is in effect at once', () => {
    sell('Plumbus');
    expect(search('dinglebop')).toEqual([]);
    index.setSynonyms(['plumbus, dinglebop']);
    expect(search('dinglebop')).toEqual(['1']);
    index.setCategories([[CATEGORY, 'Oddities']]);
    expect(search('oddity')).toEqual(['1']);
    expect(search('things')).toEqual([]);
  });
});
