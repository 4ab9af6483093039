import { beforeAll, expect, it } from 'vitest';
import type { ProductIndex } from '../index.js';
import { goldenCatalogue } from './catalogue/catalogue.js';
import { goldenIndex } from './golden-index.js';
import { judge, qualityByKind, type Quality } from './measure.js';
import { goldenQueries } from './queries/queries.js';

/** nDCG@12 that each class must reach, and how often the first result must be right. */
const FLOORS: Record<string, readonly [ndcg: number, first: number]> = {
  exact: [0.99, 0.99],
  prefix: [0.98, 0.95],
  'several words': [0.98, 0.95],
  'one typo': [0.97, 0.94],
  'two typos': [0.95, 0.94],
  plural: [0.98, 0.95],
  stem: [0.98, 0.95],
  joined: [0.97, 0.95],
  split: [0.98, 0.95],
  hyphenated: [0.98, 0.95],
  'without hyphen': [0.98, 0.95],
  synonyms: [0.97, 0.95],
  units: [0.98, 0.95],
  codes: [0.99, 0.99],
  'filler words': [0.98, 0.95],
  mixed: [0.97, 0.94],
  'other scripts': [0.98, 0.95],
  marks: [0.98, 0.95],
  apostrophes: [0.98, 0.95],
  head: [0.98, 0.95],
  category: [0.95, 0.9],
  price: [0.98, 0.95],
  nonsense: [0.95, 0.95],
  all: [0.98, 0.97],
};

const catalogue = goldenCatalogue();
let index: ProductIndex;
let qualities: Map<string, Quality>;

beforeAll(async () => {
  index = goldenIndex(catalogue);
  qualities = qualityByKind(
    await judge(
      (text) => index.search({ text, limit: 12 }).ids,
      catalogue,
      goldenQueries(catalogue),
    ),
  );
});

it('has at least 300 queries, in every class', () => {
  expect(qualities.get('all')?.queries).toBeGreaterThanOrEqual(300);
  expect([...qualities.keys()].sort()).toEqual(Object.keys(FLOORS).sort());
});

it.each(Object.entries(FLOORS))(
  '%s: finds what is wanted, the best first',
  (kind, [ndcg, first]) => {
    const quality = qualities.get(kind);
    expect(quality?.ndcg).toBeGreaterThanOrEqual(ndcg);
    expect(quality?.first).toBeGreaterThanOrEqual(first);
  },
);

it('finds something for nearly every query', () => {
  expect(qualities.get('all')?.missed).toBeLessThanOrEqual(0.01);
});
