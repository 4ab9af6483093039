import { beforeAll, expect, it } from 'vitest';
import { demoIndex } from '../demo-index.js';
import { judgePlain, plainQualities, type PlainQuality } from './judge.js';
import { OWN_QUERIES } from './own-queries.js';

/** nDCG@10 that each class must reach, how often nothing may be found, and how often only what does not fit. */
const FLOORS: Readonly<Record<string, readonly [ndcg: number, nothing: number, misled: number]>> = {
  'head nouns': [0.99, 0, 0],
  typos: [0.99, 0, 0],
  plurals: [0.99, 0, 0],
  'joined and split': [0.99, 0, 0],
  prefixes: [0.98, 0, 0],
  'a word is missing': [0.99, 0, 0],
  'two at once': [0.95, 0, 0.05],
  occasions: [0.97, 0, 0],
  colloquial: [0.94, 0.03, 0],
  'british and american': [0.99, 0, 0],
  makers: [0.99, 0, 0],
  // A description may mention bread: what does is shown, as such.
  'near real words': [0.73, 0, 0.2],
  lacking: [0.96, 0, 0.04],
  colours: [0.96, 0, 0],
  prices: [0.99, 0, 0],
  exclusion: [0.99, 0, 0],
};

const { index, products } = demoIndex();
const names = products.map(({ name }) => name);
let qualities: Map<string, PlainQuality>;

beforeAll(() => {
  const answers = judgePlain(OWN_QUERIES, names, (text) => {
    const { ids, ...result } = index.search({ text, limit: 10 });
    return { ...result, names: ids.map((id) => names[parseInt(id, 16)] ?? '') };
  });
  qualities = plainQualities(answers);
});

it('has hundreds of queries', () => {
  expect(qualities.get('all')?.queries).toBeGreaterThanOrEqual(500);
});

it.each(Object.entries(FLOORS))('%s: what is wanted is found, and nothing else', (kind, floors) => {
  const [ndcg, nothing, misled] = floors;
  const quality = qualities.get(kind);
  expect(quality?.ndcg).toBeGreaterThanOrEqual(ndcg);
  expect(quality?.nothing).toBeLessThanOrEqual(nothing);
  expect(quality?.misled).toBeLessThanOrEqual(misled);
});
