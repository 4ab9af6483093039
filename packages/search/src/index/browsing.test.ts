import { beforeEach, expect, it } from 'vitest';
import { buildIndexedProduct } from '../testing/indexed-product.js';
import { isEnglish } from '../words/english-words.js';
import { ProductIndex } from './product-index.js';
import type { SearchRequest } from './request.js';
import { analyseProduct, SegmentBuilder } from './segment.js';

let index: ProductIndex;
beforeEach(() => {
  index = new ProductIndex(new SegmentBuilder().build(), isEnglish);
});

const put = (name: string, given: Parameters<typeof buildIndexedProduct>[1] = {}) => {
  const product = buildIndexedProduct(name, given);
  index.put(product);
  return product;
};

it('an empty text finds every product, and counts them', () => {
  const [lamp, chair] = [put('Lamp'), put('Chair', { quantity: 0 })];
  const { ids, total, counts, matched } = index.search({ text: '', limit: 9, countUpTo: [500] });
  expect(ids.sort()).toEqual([lamp.id, chair.id].sort());
  expect([total, counts?.inStock, counts?.prices]).toEqual([2, 1, [0, 2]]);
  expect(matched).toBeUndefined();
});

it('a text without a word finds nothing, and counts nothing', () => {
  put('Lamp');
  const { total, counts } = index.search({ text: '--', limit: 9, countUpTo: [500] });
  expect(total).toBe(0);
  expect(counts).toEqual({ categories: new Map(), prices: [0, 0], inStock: 0 });
});

it('lists the newest first, also of those that pass a filter, and counts them', () => {
  const builder = new SegmentBuilder();
  const old = [1, 2, 3].map((at) => buildIndexedProduct('Lamp', { priceCents: at * 100 }));
  for (const product of [...old].reverse()) builder.add(analyseProduct(product));
  index = new ProductIndex(builder.build(), isEnglish);
  const [first, sold, last] = [
    put('Lamp', { priceCents: 100 }),
    put('Lamp', { quantity: 0 }),
    put('Lamp'),
  ];
  index.remove(old[1]?.id ?? '');
  const newest = (given: Partial<SearchRequest> = {}) =>
    index.search({ text: ' ', sort: 'newest', limit: 9, ...given });
  const ids = [last, sold, first, old[2], old[0]].map((product) => product?.id);
  expect(newest()).toMatchObject({ ids, total: 5, categories: [last.category] });
  expect(newest({ skip: 1, limit: 2 })).toMatchObject({ ids: ids.slice(1, 3), total: 5 });
  expect(newest({ limit: 0 })).toEqual({ ids: [], total: 5 });
  expect(newest({ filter: { maxCents: 100 } }).ids).toEqual([first.id, old[0]?.id]);
  expect(newest({ filter: { minCents: 1_000, inStock: true } }).ids).toEqual([last.id]);
  expect(newest({ filter: { categories: ['d'.repeat(24)] } })).toEqual({ ids: [], total: 0 });
  for (const filter of [{}, { maxCents: 100 }, { inStock: true }]) {
    const { counts, ...counted } = newest({ filter, countUpTo: [500] });
    expect(counts).toBeDefined();
    expect(newest({ filter })).toEqual(counted);
    expect(newest({ filter, except: ['f'.repeat(24)] })).toEqual(counted);
  }
});

it('can be by name, however much of it others share', () => {
  const long = 'Wireless Ergonomic Mouse with Silent Buttons';
  const builder = new SegmentBuilder();
  for (const end of [' C', '', ' A'])
    builder.add(analyseProduct(buildIndexedProduct(long + end, { id: idOf(end) })));
  index = new ProductIndex(builder.build(), isEnglish);
  for (const end of [' D', ' B']) put(long + end, { id: idOf(end) });
  const { ids } = index.search({ text: '', sort: 'name', limit: 4 });
  expect(ids).toEqual(['', ' A', ' B', ' C'].map(idOf));
});

const idOf = (text: string) => Buffer.from(text).toString('hex').padStart(24, '0');

it('can be by sales, which change with the stock', () => {
  const [lamp, chair] = [put('Lamp', { piecesSold: 3 }), put('Chair')];
  const bestSelling = () => index.search({ text: '', sort: 'best-selling', limit: 9 }).ids;
  expect(bestSelling()).toEqual([lamp.id, chair.id]);
  index.setFigures(chair.id, { priceCents: 1, quantity: 1, piecesSold: 4 });
  expect(bestSelling()).toEqual([chair.id, lamp.id]);
});

it('a literal search corrects nothing', () => {
  put('Wireless Mouse');
  expect(index.search({ text: 'wirelass mouse', limit: 9 })).toMatchObject({
    total: 1,
    readAs: 'wireless mouse',
  });
  const literal = index.search({ text: 'wirelass mouse', literal: true, limit: 9 });
  expect(literal).toEqual({ ids: [], total: 0 });
  expect(index.search({ text: 'mouse', literal: true, limit: 9 }).total).toBe(1);
});

it('names the words that it found, also by other names', () => {
  index.setSynonyms(['sofa, couch']);
  put('Blue Sofas');
  expect(index.search({ text: 'blue couch', limit: 9 }).matched).toEqual(['blue', 'sofas']);
});

it('leaves out words that it does not know, unless what is left says nothing', () => {
  for (const name of ['Abacus', 'Table Lamp 12', 'Ab Roller']) put(name);
  const found = (text: string) => index.search({ text, limit: 9 }).total;
  expect(['xqzv lamp', 'xqzv ab', 'xqzv abac'].map(found)).toEqual([1, 2, 1]);
  expect(['xqzv aba', 'xqzv 12', 'xqzv l'].map(found)).toEqual([0, 0, 0]);
});

it('leaves out products that are not wanted, and counts the others', () => {
  const [lamp, chair] = [put('Oak Lamp'), put('Oak Chair', { quantity: 0 })];
  const oak = { text: 'oak', limit: 9, countUpTo: [500] };
  const { ids, total, counts } = index.search({ ...oak, except: [lamp.id, 'f'.repeat(24)] });
  expect([ids, total, counts?.inStock]).toEqual([[chair.id], 1, 0]);
});

it('where nothing is found, offers words that are further from what was typed', () => {
  put('Sofa Cushion');
  expect(index.search({ text: 'sophy', limit: 9 }).nearest).toBeUndefined();
  expect(index.search({ text: 'sopha', limit: 9 })).toMatchObject({ total: 0, nearest: 'sofa' });
  expect(index.search({ text: 'plorkle', limit: 9 }).nearest).toBeUndefined();
});

it('lists and counts the products of one brand, of every segment', () => {
  const [hay, other] = ['b'.repeat(24), 'a'.repeat(24)];
  const builder = new SegmentBuilder();
  const old = buildIndexedProduct('Old lamp', { brand: hay });
  builder.add(analyseProduct(buildIndexedProduct('Plain lamp')));
  builder.add(analyseProduct(old));
  index = new ProductIndex(builder.build(), isEnglish);
  const lamp = put('Lamp', { brand: hay, priceCents: 100 });
  put('Chair', { brand: other });
  const ofHay = (given: Partial<SearchRequest> = {}) =>
    index.search({ text: '', sort: 'newest', limit: 9, filter: { brands: [hay] }, ...given });
  expect(ofHay()).toMatchObject({ ids: [lamp.id, old.id], total: 2 });
  expect(ofHay({ countUpTo: [500] }).counts?.prices).toEqual([1, 1]);
  const { counts } = ofHay({ filter: { brands: [hay], minCents: 200 }, countUpTo: [500] });
  expect(Object.fromEntries(counts?.brands ?? [])).toEqual({ [hay]: 1, [other]: 1 });
  expect(ofHay({ text: 'old', sort: 'relevance' }).ids).toEqual([old.id]);
  expect(ofHay({ filter: { brands: ['d'.repeat(24)] } })).toEqual({ ids: [], total: 0 });
});
