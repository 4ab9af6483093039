import { describe, expect, it } from 'vitest';
import { goldenIndex } from './golden-index.js';
import { productsNamed } from './products-named.js';

/** Searches an index of products with these names: what is found, best first, and as what the text was read. */
function searchIn(names: readonly string[]) {
  const index = goldenIndex(productsNamed(names));
  return (text: string) => {
    const { ids, readAs } = index.search({ text, limit: 60 });
    return { found: ids.map((id) => names[parseInt(id, 16)] ?? ''), readAs };
  };
}

/** Spellings of one thing, all of which find all of its products. */
const ONE_THING: readonly (readonly [texts: readonly string[], names: readonly string[]])[] = [
  [
    ['tshirt', 'tshirts', 't-shirt', 'T Shirts', 'tee shirt', 'teeshirt'],
    ['Wool T-Shirt', 'Silk T Shirt', 'Tshirt in Hemp', 'Cotton Tee Shirt'],
  ],
  [
    ['lampshade', 'lampshades', 'lamp shade', 'lamp-shade'],
    ['Linen Lampshade', 'Paper Lamp Shade', 'Glass Lamp-Shade'],
  ],
  [
    ['bookcase', 'bookcases', 'book case', 'book-cases'],
    ['Oak Bookcase', 'Pine Book Case'],
  ],
  [
    ['notebook', 'note book', 'note-books'],
    ['Lined Notebook', 'Squared Note Book'],
  ],
  [
    ['teapot', 'tea pot', 'tea-pots'],
    ['Iron Teapot', 'Clay Tea Pot'],
  ],
  [
    ['placemat', 'placemats', 'place mat', 'place-mat'],
    ['Cork Placemat', 'Felt Place Mat'],
  ],
  [
    ['lunchbox', 'lunch box', 'lunch-boxes'],
    ['Steel Lunchbox', 'Tin Lunch Box'],
  ],
];

const OTHERS = ['White Shirt', 'Desk Lamp', 'Window Shade', 'Book of Tea', 'Plant Pot', 'Door Mat'];

describe.each(ONE_THING)('%j', (texts, names) => {
  const search = searchIn([...names, ...OTHERS]);

  it.each(texts)('%s finds all of its products, and no other', (text) => {
    const { found, readAs } = search(text);
    expect([...found].sort()).toEqual([...names].sort());
    expect(readAs).toBeUndefined();
  });
});

it.each([
  ['pine bookcase', 'Pine Book Case'],
  ['oak book case', 'Oak Bookcase'],
])('%s finds %s', (text, name) => {
  expect(searchIn(['Oak Bookcase', 'Pine Book Case', 'Oak Book'])(text).found).toEqual([name]);
});

it.each(['tshirt', 'T-Shirts', 't shirt'])(
  '%s finds shirts where there is nothing closer',
  (text) => {
    const shirts = ['Teal Shirt', 'White Shirt'];
    const { found, readAs } = searchIn([...shirts, 'Teal Coat'])(text);
    expect([...found].sort()).toEqual(shirts);
    expect(readAs).toMatch(/^shirts?$/);
  },
);

it.each(['lampshade', 'lamp shade', 'lamp-shade'])(
  '%s finds lamps where there is no shade',
  (text) => {
    const { found, readAs } = searchIn(['Desk Lamp', 'Oak Desk'])(text);
    expect({ found, readAs }).toEqual({ found: ['Desk Lamp'], readAs: 'lamp' });
  },
);

it('what is spelt as abroad finds the thing before its synonyms', () => {
  const { found } = searchIn(['Light Jumper', 'Desk Lamp', 'Ceiling Light'])('lampe');
  expect(found[0]).toBe('Desk Lamp');
  expect([...found].sort()).toEqual(['Ceiling Light', 'Desk Lamp', 'Light Jumper']);
});

it.each([
  ['carpet', ['Wool Carpet', 'Car Pet Seat'], ['Wool Carpet']],
  ['cotton', ['Cotton Towel', 'Cot'], ['Cotton Towel']],
  ['butterfly', ['Salted Butter', 'Fly Trap'], []],
  ['cupboard', ['Cup', 'Ironing Board'], []],
  ['bookcase', ['Case for a Book'], []],
  ['chain', ['Chair', 'Steel Chain'], ['Steel Chain']],
])('%s is neither two words nor another one', (text, names, expected) => {
  expect(searchIn(names)(text).found).toEqual(expected);
});
