import { beforeEach, describe, expect, it } from 'vitest';
import { buildIndexedProduct } from '../../testing/indexed-product.js';
import { isEnglish } from '../../words/english-words.js';
import { ProductIndex } from '../product-index.js';
import { SegmentBuilder } from '../segment.js';

let index: ProductIndex;
let names: Map<string, string>;
beforeEach(() => {
  index = new ProductIndex(new SegmentBuilder().build(), isEnglish);
  names = new Map();
});

function sell(name: string, description = ''): void {
  const product = buildIndexedProduct(name, { description });
  names.set(product.id, name);
  index.put(product);
}

function search(text: string) {
  const { ids, readAs, leftOut } = index.search({ text, limit: 9 });
  return { found: ids.map((id) => names.get(id)).sort(), readAs, leftOut };
}

describe('a thing that no product is', () => {
  it('is answered with what comes nearest, and the shopper is told', () => {
    sell('City Backpack');
    sell('Oak Chair');
    expect(search('holdall')).toEqual({
      found: ['City Backpack'],
      readAs: 'bag',
      leftOut: ['holdall'],
    });
    expect(search('gym bag')).toMatchObject({ found: ['City Backpack'] });
  });

  it('may be one maker’s name for it, which is said not to be there', () => {
    sell('Compact Smartphone');
    expect(search('iphone')).toEqual({
      found: ['Compact Smartphone'],
      readAs: 'smartphone',
      leftOut: ['iphone'],
    });
  });

  it('is read as one name of two words before either is read as another', () => {
    sell('Steam Train');
    sell('Chop Board');
    expect(search('choo choo')).toMatchObject({ found: ['Steam Train'], readAs: 'train' });
  });

  it.each([
    ['pan', 'Weeknight Cookbook', 'Eighty suppers from one pan.'],
    ['trousers', 'City Bike', 'A chain guard for your trousers.'],
  ])('is not what only mentions it: %s', (text, name, description) => {
    sell(name, description);
    expect(search(text).found).toEqual([]);
  });

  it.each([
    ['football boots', 'Hiking Boots', 'boots'],
    ['rugby ball', 'Match Football', 'ball'],
    ['cricket bat', 'Table Tennis Bat', 'bat'],
  ])('is answered with other kinds of the same thing: %s', (text, name, readAs) => {
    sell(name);
    sell('Oak Chair');
    const [left] = text.split(' ');
    expect(search(text)).toEqual({ found: [name], readAs, leftOut: [left] });
  });

  it.each([
    ['biscuit tin', 'Tin Rocket'],
    ['bicycle helmet', 'City Bicycle'],
    ['cot', 'Cotton Cap'],
    ['desk', 'All-in-One Desktop'],
    ['mouse pad', 'Spiral Pad'],
    ['sofa bed', 'Upholstered Bed'],
  ])('is not what shares a word with it: %s', (text, name) => {
    sell(name);
    expect(search(text).found).toEqual([]);
  });
});

describe('what is typed wrong', () => {
  it('is found by name alone where a name has it', () => {
    sell('City Backpack');
    sell('Alto Saxophone', 'With a backpack case.');
    expect(search('bagpack').found).toEqual(['City Backpack']);
  });

  it('is read as the word of a name before one of a description that is as near', () => {
    sell('Classic Watch');
    for (const number of [1, 2, 3]) sell(`Socks ${number}`, 'Two pairs, each with a stripe.');
    expect(search('wach')).toMatchObject({ found: ['Classic Watch'], readAs: 'watch' });
  });

  it('may be one word in two', () => {
    sell('Street Skateboard');
    sell('Roller Skates');
    expect(search('skate bord')).toMatchObject({
      found: ['Street Skateboard'],
      readAs: 'skateboard',
    });
  });

  it('may be two words in one', () => {
    sell('Wireless Headphones');
    sell('Wireless Mouse');
    expect(search('wirelesheadphone')).toMatchObject({
      found: ['Wireless Headphones'],
      readAs: 'wireless headphone',
    });
  });

  it('may be a thing that is always in the plural', () => {
    sell('Polarized Sunglasses');
    expect(search('glases')).toMatchObject({ found: ['Polarized Sunglasses'] });
  });
});

it('a thing in two words stays that thing where another word matches nothing', () => {
  sell('Two-Tone Handbag');
  sell('Leather Briefcase');
  expect(search('hand bag red')).toMatchObject({ found: ['Two-Tone Handbag'], leftOut: ['red'] });
});

describe('a gift', () => {
  it('for somebody of whom nothing is known is one that suits anybody', () => {
    sell('Beeswax Candle');
    sell('Oak Chair');
    expect(search('present for my landlord')).toEqual({
      found: ['Beeswax Candle'],
      readAs: 'gift',
      leftOut: ['landlord'],
    });
  });

  it('for a child is a toy', () => {
    sell('Teddy Bear');
    sell('Beeswax Candle');
    expect(search('gift for a 5 year old').found).toEqual(['Teddy Bear']);
  });
});

it.each([
  ['necklace', 'Accessories'],
  ['knife', 'Home'],
  ['ikea', 'Home'],
  ['xqzvw', undefined],
  ['rolex', 'Accessories'],
  ['dog food', undefined],
  ['flute', undefined],
])('the category nearest to “%s” is %s', (text, shelf) => {
  index.setCategories([
    ['a'.repeat(24), 'Accessories'],
    ['b'.repeat(24), 'Clothing'],
    ['c'.repeat(24), 'Home'],
    ['d'.repeat(24), 'Music'],
  ]);
  const sold = { Ring: 'a', Bracelet: 'a', Coat: 'b', Dress: 'b', Teapot: 'c', Guitar: 'd' };
  for (const [name, id] of Object.entries(sold))
    index.put(buildIndexedProduct(name, { category: id.repeat(24) }));
  const ids: Record<string, string> = { Accessories: 'a', Home: 'c' };
  const expected = shelf === undefined ? undefined : ids[shelf]?.repeat(24);
  expect(index.search({ text, limit: 9 }).shelf).toBe(expected);
});

it('the category nearest to a glass is not that of glasses', () => {
  const [home, accessories] = ['a'.repeat(24), 'b'.repeat(24)];
  for (const name of ['Teapot', 'Rocket']) index.put(buildIndexedProduct(name, { category: home }));
  index.put(buildIndexedProduct('Bracelet', { category: accessories }));
  expect(index.search({ text: 'glass', limit: 9 }).shelf).toBe(home);
  expect(index.search({ text: 'glasses', limit: 9 }).shelf).toBe(accessories);
});

describe('something that is for an activity', () => {
  it.each(['something to read', 'something to read on holiday'])('is that alone: %s', (text) => {
    sell('Three-Novel Box Set');
    sell('Cabin Suitcase');
    expect(search(text).found).toEqual(['Three-Novel Box Set']);
  });

  it('is for its occasion where it says no more than that', () => {
    sell('Camel Coat');
    expect(search('something to wear in winter').found).toEqual(['Camel Coat']);
  });
});

it('a room’s own things come before what else is in its category', () => {
  const category = 'a'.repeat(24);
  index.setCategories([[category, 'Home & Kitchen']]);
  const [teapot, chair] = ['Stoneware Teapot', 'Walnut Chair'].map((name) =>
    buildIndexedProduct(name, { category }),
  );
  for (const one of [teapot, chair]) if (one) index.put(one);
  const { ids } = index.search({ text: 'something for the kitchen', limit: 9 });
  expect(ids).toEqual([teapot?.id, chair?.id]);
});

it.each(['camping gear', 'camping trip'])('%s is what is needed on the occasion', (text) => {
  sell('Brass Compass');
  sell('Oak Chair');
  expect(search(text).found).toEqual(['Brass Compass']);
});
