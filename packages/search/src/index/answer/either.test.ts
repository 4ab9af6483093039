import { beforeEach, expect, it } from 'vitest';
import { buildIndexedProduct } from '../../testing/indexed-product.js';
import { isEnglish } from '../../words/english-words.js';
import { ProductIndex } from '../product-index.js';
import { SegmentBuilder } from '../segment.js';

const NAMES = [
  'Hiking Boots',
  'Red Patent Heels',
  'Heeled Ankle Boots',
  'Sofa',
  'Reading Lamp',
  'Sofa and Reading Lamp',
  'Black Dress',
  'White Dress',
  'Black Shoes',
];
const products = NAMES.map((name) => buildIndexedProduct(name));

let index: ProductIndex;
beforeEach(() => {
  index = new ProductIndex(new SegmentBuilder().build(), isEnglish);
  for (const product of products) index.put(product);
});
const found = (text: string) =>
  index
    .search({ text, limit: 9 })
    .ids.map((id) => products.find((product) => product.id === id)?.name)
    .sort();

it.each(['boots or heels', 'heels or boots', 'boots and heels', 'boots, heels'])(
  '“%s” finds both, and not only what is both',
  (text) => {
    expect(found(text)).toEqual(['Heeled Ankle Boots', 'Hiking Boots', 'Red Patent Heels']);
  },
);

it('“or” finds either, although one product is called by both', () => {
  expect(found('sofa or lamp')).toEqual(['Reading Lamp', 'Sofa', 'Sofa and Reading Lamp']);
});

it('“and” may be part of a name', () => {
  expect(found('sofa and reading lamp')).toEqual(['Sofa and Reading Lamp']);
});

it('“and” may stand between words that only say which, as a name has them in another form', () => {
  const striped = buildIndexedProduct('Black & White Stripe Shirt');
  for (const product of [striped, buildIndexedProduct('Black Shirt')]) index.put(product);
  const { ids } = index.search({ text: 'black and white striped shirt', limit: 9 });
  expect(ids).toEqual([striped.id]);
});

it('“or” may stand between words that say which', () => {
  expect(found('black or white dress')).toEqual(['Black Dress', 'White Dress']);
});

it.each(['black or white dress', 'black and white dress'])(
  '“%s” finds no shirt that is black and white',
  (text) => {
    const shirt = buildIndexedProduct('Black & White Stripe Shirt');
    index.put(shirt);
    expect(found(text)).toEqual(['Black Dress', 'White Dress']);
    for (const { id } of products) index.remove(id);
    const summer = buildIndexedProduct('Summer Dress');
    index.put(summer);
    expect(index.search({ text, limit: 9 }).ids).toEqual([summer.id]);
    expect(index.search({ text: 'black and white shirt', limit: 9 }).ids).toEqual([shirt.id]);
  },
);
