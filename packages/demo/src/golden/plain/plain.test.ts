import { expect, it } from 'vitest';
import { demoIndex } from '../demo-index.js';
import { judgePlain, plainQualities } from './judge.js';
import { HELD_OUT_QUERIES } from './held-out-queries.js';
import { OWN_QUERIES } from './own-queries.js';

/** nDCG@10 that each class must reach, how often nothing may be found, and how often only what does not fit. */
type Floors = readonly [ndcg: number, nothing: number, misled: number];
const OWN: Readonly<Record<string, Floors>> = {
  'head nouns': [0.99, 0, 0],
  typos: [0.99, 0, 0],
  plurals: [0.99, 0, 0],
  'joined and split': [0.99, 0, 0],
  prefixes: [0.98, 0, 0],
  'a word is missing': [0.99, 0, 0],
  'two at once': [0.95, 0, 0.05],
  occasions: [0.97, 0, 0],
  colloquial: [0.94, 0.03, 0],
  'the shop': [0.99, 0, 0],
  'british and american': [0.99, 0, 0],
  makers: [0.99, 0, 0],
  // A description may mention bread: what does is shown, as such.
  'near real words': [0.75, 0, 0.18],
  lacking: [0.96, 0, 0.04],
  colours: [0.96, 0, 0],
  prices: [0.99, 0, 0],
  exclusion: [0.99, 0, 0],
  all: [0.96, 0.005, 0.02],
};
const HELD_OUT: Readonly<Record<string, Floors>> = {
  'head nouns': [0.99, 0, 0],
  typos: [0.8, 0.09, 0.09],
  'a word is missing': [0.99, 0, 0],
  'two at once': [0.96, 0, 0],
  occasions: [0.9, 0, 0],
  colloquial: [0.69, 0.08, 0.16],
  'the shop': [0.9, 0, 0.05],
  makers: [0.97, 0, 0],
  'near real words': [0.87, 0, 0.13],
  lacking: [0.99, 0, 0],
  colours: [0.95, 0, 0],
  prices: [0.99, 0, 0],
  exclusion: [0.98, 0, 0],
  all: [0.925, 0.015, 0.035],
};

const { index, products } = demoIndex();
const names = products.map(({ name }) => name);
const qualitiesOf = (queries: Readonly<Record<string, string>>) =>
  plainQualities(
    judgePlain(queries, names, (text) => {
      const { ids, ...result } = index.search({ text, limit: 10 });
      return { ...result, names: ids.map((id) => names[parseInt(id, 16)] ?? '') };
    }),
  );
const sets = [
  { set: 'own', floors: OWN, qualities: qualitiesOf(OWN_QUERIES) },
  { set: 'held out', floors: HELD_OUT, qualities: qualitiesOf(HELD_OUT_QUERIES) },
];

it('has hundreds of queries', () => {
  const [own, heldOut] = sets.map(({ qualities }) => qualities.get('all')?.queries);
  expect(own).toBeGreaterThanOrEqual(500);
  expect(heldOut).toBeGreaterThanOrEqual(150);
});

it.each(
  sets.flatMap(({ set, floors, qualities }) =>
    Object.entries(floors).map(([kind, least]) => ({ set, kind, least, is: qualities.get(kind) })),
  ),
)('$set, $kind: what is wanted is found, and nothing else', ({ least, is }) => {
  const [ndcg, nothing, misled] = least;
  expect(is?.ndcg).toBeGreaterThanOrEqual(ndcg);
  expect(is?.nothing).toBeLessThanOrEqual(nothing);
  expect(is?.misled).toBeLessThanOrEqual(misled);
});
