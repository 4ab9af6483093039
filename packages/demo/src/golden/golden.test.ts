import { ndcg } from '@shop/search/golden';
import { expect, it } from 'vitest';
import { demoIndex } from './demo-index.js';
import { DEMO_QUERIES } from './golden-queries.js';

/** nDCG@12 that each class must reach, which is what it reached when this was written, and all of them together. */
const FLOORS: Readonly<Record<string, number>> = {
  exact: 0.99,
  'one word': 0.99,
  unfinished: 0.99,
  misspelt: 0.94,
  plural: 0.99,
  'joined and split': 0.99,
  synonyms: 0.99,
  'filler words': 0.99,
  category: 0.99,
  units: 0.99,
  nonsense: 0.99,
};
const FLOOR_OF_ALL = 0.98;
const SHOWN = 12;

const { index, products } = demoIndex();

const namesIn = (list = '') =>
  list
    .split(/, (?=[A-Z])/)
    .map((name) => name.trim())
    .filter(Boolean);

/** The names with their grades. */
function wished(graded: string): Map<string, number> {
  const [asked, others] = graded.split(';');
  return new Map([
    ...namesIn(others).map((name) => [name, 1] as const),
    ...namesIn(asked).map((name) => [name, 3] as const),
  ]);
}

function scoreOf(text: string, graded: string): number {
  const found = index
    .search({ text, limit: SHOWN })
    .ids.map((id) => products[parseInt(id, 16)]?.name ?? '');
  const wishes = wished(graded);
  if (wishes.size === 0) return found.length === 0 ? 1 : 0;
  return ndcg(
    found.map((name) => wishes.get(name) ?? 0),
    [...wishes.values()],
  );
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const scores = Object.entries(DEMO_QUERIES).map(([kind, queries]) => ({
  kind,
  scores: Object.entries(queries).map(([text, graded]) => scoreOf(text, graded)),
}));

it('wishes for products that there are', () => {
  const names = new Set(products.map(({ name }) => name));
  const queries = Object.values(DEMO_QUERIES).flatMap((some) => Object.values(some));
  expect(queries.length).toBeGreaterThanOrEqual(60);
  for (const name of queries.flatMap((graded) => [...wished(graded).keys()]))
    expect(names).toContain(name);
});

it.each(scores)(
  'finds what is wanted in the demo shop, the best first: $kind',
  ({ kind, scores: some }) => {
    expect(mean(some)).toBeGreaterThanOrEqual(FLOORS[kind] ?? 1);
  },
);

it('finds it nearly always', () => {
  expect(mean(scores.flatMap(({ scores: some }) => some))).toBeGreaterThanOrEqual(FLOOR_OF_ALL);
});
