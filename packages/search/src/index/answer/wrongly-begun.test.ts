import { beforeEach, expect, it } from 'vitest';
import { buildIndexedProduct } from '../../testing/indexed-product.js';
import { isEnglish } from '../../words/english-words.js';
import { ProductIndex } from '../product-index.js';
import { SegmentBuilder } from '../segment.js';

const DRUM = buildIndexedProduct('Djembe Drum', {
  description: 'A rope to retune it on returning home, delivered with maple trousers. Valves.',
});
const SHIP = buildIndexedProduct('Shipping Crate');

let index: ProductIndex;
beforeEach(() => {
  index = new ProductIndex(new SegmentBuilder().build(), isEnglish);
  for (const product of [DRUM, SHIP]) index.put(product);
});
const typing = (text: string) => index.search({ text, isTyping: true, limit: 9 }).ids;

it.each(['retu', 'deliv', 'refun', 'trous', 'velv', 'trousers'])(
  'what only mentions a word is not offered for another that begins so: %s',
  (text) => {
    expect(typing(text)).toEqual([]);
  },
);

it('another word for what there is finds that while it is being typed', () => {
  const jeans = buildIndexedProduct('Straight-Leg Jeans');
  index.put(jeans);
  const { ids, readAs } = index.search({ text: 'trous', isTyping: true, limit: 9 });
  expect({ ids, readAs }).toEqual({ ids: [jeans.id], readAs: 'trousers' });
  expect(index.search({ text: 'trous', limit: 9 }).ids).not.toContain(jeans.id);
});

it('a name that has the word is offered for its beginning', () => {
  expect(typing('shipp')).toEqual([SHIP.id]);
  expect(typing('drum')).toEqual([DRUM.id]);
});

it.each(['mapl', 'maple'])('what nothing else begins with is offered where it stands: %s', (text) =>
  expect(typing(text)).toEqual([DRUM.id]),
);
