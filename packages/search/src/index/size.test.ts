import { beforeEach, expect, it } from 'vitest';
import { buildIndexedProduct } from '../testing/indexed-product.js';
import { isEnglish } from '../words/english-words.js';
import { ProductIndex } from './product-index.js';
import { SegmentBuilder } from './segment.js';

const sizes = (...values: string[]) => ({
  values: ['Size', ...values].join(', '),
  attributes: values.map((value) => ['Size', value] as const),
});
const DRESS = buildIndexedProduct('Summer Dress', sizes('S', 'M', 'L'));
const FLATS = buildIndexedProduct('Ballet Flats', {
  ...sizes('8', '9', '10'),
  description: 'Shoes that run small: order a size up.',
});
const BOOTS = buildIndexedProduct('Hiking Boots', { description: 'Shoes. True to size.' });
const RUNNING = buildIndexedProduct('Running Shoes');
const GUIDE = buildIndexedProduct('Seashore Field Guide');

let index: ProductIndex;
beforeEach(() => {
  index = new ProductIndex(new SegmentBuilder().build(), isEnglish);
  for (const product of [DRESS, FLATS, BOOTS, RUNNING, GUIDE]) index.put(product);
});
const search = (text: string, more = {}) => index.search({ text, limit: 9, ...more });

it.each([
  ['size 10', FLATS],
  ['size L', DRESS],
  ['size large', DRESS],
  ['dress size m', DRESS],
  ['size 8 shoes', FLATS],
])('“%s” finds what has the size, and nothing else', (text, { id }) => {
  const { ids, total, namedSize } = search(text);
  expect({ ids, total }).toEqual({ ids: [id], total: 1 });
  expect(text.toUpperCase()).toContain(`SIZE ${namedSize?.toUpperCase() ?? '?'}`);
});

it('a size that nothing has finds nothing', () => {
  expect(search('size 42')).toMatchObject({ ids: [], total: 0, namedSize: '42' });
});

it('where no such thing has the size, the words are searched for as ever', () => {
  const { ids, namedSize } = search('boots size 10');
  expect(ids[0]).toBe(BOOTS.id);
  expect(namedSize).toBeUndefined();
});

it.each(['size 12 shoes', 'shoes size 12', 'shoes in size 12'])(
  '“%s” finds them in any size where none has that one, and leaves it out whole',
  (text) => {
    const { ids, readAs, leftOut, namedSize } = search(text);
    expect({ ids, readAs, leftOut, namedSize }).toEqual({
      ids: search('shoes').ids,
      readAs: 'shoes',
      leftOut: ['size 12'],
      namedSize: undefined,
    });
  },
);

it('a size that a product has in its words is no size to leave out', () => {
  const ball = buildIndexedProduct('Match Football', { description: 'Size 5, butyl bladder.' });
  index.put(ball);
  expect(search('football size 5')).toMatchObject({ ids: [ball.id] });
  expect(search('football size 5').leftOut).toBeUndefined();
});

it('a size that products are named by is no size to leave out', () => {
  const small = buildIndexedProduct('Dog Bed, Small');
  const large = buildIndexedProduct('Dog Bed, Large');
  const other = buildIndexedProduct('Dog Bed, Medium', { description: 'For large dogs.' });
  for (const product of [small, large, other]) index.put(product);
  const { ids, leftOut } = search('dog bed size large');
  expect({ first: ids[0], leftOut }).toEqual({ first: large.id, leftOut: undefined });
  expect(ids).not.toContain(small.id);
  expect(search('size small dog bed')).toMatchObject({ ids: [small.id] });
  expect(search('dog bed size l').ids[0]).toBe(large.id);
  expect(search('dog bed size 4').leftOut).toEqual(['size 4']);
});

it('what is not sold in any size has the shelf that it has without one', () => {
  const bed = buildIndexedProduct('Upholstered Bed', { category: 'beds' });
  index.put(bed);
  index.setCategories([['beds', 'Beds']]);
  expect(search('duvet size l')).toEqual(search('duvet'));
});

it('a longer number in a name is another size', () => {
  index.put(buildIndexedProduct('Snow Boots 12'));
  expect(search('snow boots size 1').leftOut).toEqual(['size 1']);
});

it('sizes that are filtered by are those that are wanted', () => {
  const attributes = [{ name: 'size', values: ['9'] }];
  expect(search('size 10', { filter: { attributes } })).toMatchObject({ ids: [FLATS.id] });
});

it('a guide to sizes is a page, and no other guide', () => {
  expect(search('size guide')).toMatchObject({ ids: [], page: 'contact' });
});
