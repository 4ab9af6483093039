import { beforeEach, expect, it } from 'vitest';
import { buildIndexedProduct } from '../../testing/indexed-product.js';
import { isEnglish } from '../../words/english-words.js';
import { ProductIndex } from '../product-index.js';
import { SegmentBuilder } from '../segment.js';

const LAMP = buildIndexedProduct('Sofa and Reading Lamp', { description: 'Blue linen.' });
const LAPTOP = buildIndexedProduct('Laptop', { description: 'No glare on the sofa or by a lamp.' });
const TEE = buildIndexedProduct('Cotton Tee');
const OTHER_TEE = buildIndexedProduct('Linen Tee');
const DRESS = buildIndexedProduct('Dress', { description: 'Over a tee, all year.' });
const TRAIN = buildIndexedProduct('Train', { category: 'd'.repeat(24) });

let index: ProductIndex;
beforeEach(() => {
  index = new ProductIndex(new SegmentBuilder().build(), isEnglish);
  index.setCategories([['d'.repeat(24), 'Toys']]);
  for (const product of [LAMP, LAPTOP, TEE, OTHER_TEE, DRESS, TRAIN]) index.put(product);
});

it.each([
  ['sofa without lamp', 'lamp'],
  ['lamp not blue', 'blue'],
  ['reading lamp without linen', 'linen'],
])('“%s”: what only mentions the thing is no answer, and all others have “%s”', (text, word) => {
  expect(index.search({ text, limit: 9 })).toMatchObject({ ids: [], total: 0, excluded: [word] });
});

it('what remains of the things comes first', () => {
  const { ids, excluded } = index.search({ text: 'tee without cotton', limit: 9 });
  expect(ids[0]).toBe(OTHER_TEE.id);
  expect(ids).not.toContain(TEE.id);
  expect(excluded).toBeUndefined();
});

it.each(['anything but toys', 'everything but toys', 'anything other than toys'])(
  '“%s” is all but toys',
  (text) => {
    const { ids, total } = index.search({ text, limit: 9 });
    expect(total).toBe(5);
    expect(ids).not.toContain(TRAIN.id);
  },
);
