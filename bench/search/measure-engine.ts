/** A process that builds one index, searches it and reports; a separate process gives the clearest memory figures. */
import { goldenCatalogue, judge, qualityByKind } from '@shop/search/golden';
import { randomFrom } from '@shop/test-shop/lib/random';
import { quantile } from '@shop/test-shop/lib/statistics';
import { setTimeout } from 'node:timers/promises';
import { ENGINES, type Search } from './engines.js';
import { categoryIds, indexedProducts } from './products.js';
import { usualQueries } from './queries.js';
import { WORST_KINDS, worstSearch } from './worst.js';

const WARM_UP = 200;
const USUAL = 1_000;
const WORST = 120;
const SEED = 13;
/** Time limit for all usual searches, and for all worst ones; searches not begun within it are left out. */
const BUDGET_MS = 12_000;

/** The report, in milliseconds, megabytes and shares. */
interface EngineReport {
  buildMs: number;
  megabytes: number;
  usual: number[];
  worst: number[];
  /** Number of searches of each kind. */
  made: [usual: number, worst: number];
  ndcg: number;
  missed: number;
}

const [name = '', rows = ''] = process.argv.slice(2);
const build = ENGINES[name];
if (!build) throw new RangeError(`There is no ${name}`);

/** Waits between collections: the memory of arrays is released a moment after they are collected. */
async function megabytes(): Promise<number> {
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc?.();
    await setTimeout(50);
  }
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1024 / 1024;
}

function times(search: Search, texts: readonly string[]): number[] {
  const taken: number[] = [];
  const end = performance.now() + BUDGET_MS;
  for (const text of texts) {
    const started = performance.now();
    if (started > end) break;
    search(text);
    taken.push(performance.now() - started);
  }
  return taken;
}

async function quality() {
  const catalogue = goldenCatalogue();
  const ids = new Map(
    [...new Set(catalogue.map(({ category }) => category))].map((category, index) => [
      category,
      (index + 1).toString(16).padStart(24, 'c'),
    ]),
  );
  const products = [...catalogue]
    .sort((a, b) => b.createdAt - a.createdAt)
    .map((product) => ({
      ...product,
      category: ids.get(product.category) ?? '',
      nameKey: product.name.toLowerCase(),
    }));
  const search = build?.(
    products,
    Array.from(ids, ([category, id]) => [id, category] as const),
  );
  return qualityByKind(await judge((text) => search?.(text) ?? [])).get('all');
}

// Loads and compiles the code first, so that its memory is not attributed to the index.
build(indexedProducts(1), categoryIds);
const before = await megabytes();
const started = performance.now();
const search = build(indexedProducts(Number(rows)), categoryIds);
const buildMs = performance.now() - started;
const built = (await megabytes()) - before;
const random = randomFrom(SEED);
times(search, usualQueries(WARM_UP, random));
const all = await quality();
const usual = times(search, usualQueries(USUAL, random));
const worst = times(
  search,
  Array.from({ length: WORST }, () => worstSearch(random.pick(WORST_KINDS), random).text),
);
const report: EngineReport = {
  buildMs,
  megabytes: built,
  usual: [0.5, 0.95, 0.99, 1].map((share) => quantile(usual, share)),
  worst: [0.5, 0.99, 1].map((share) => quantile(worst, share)),
  made: [usual.length, worst.length],
  ndcg: all?.ndcg ?? NaN,
  missed: all?.missed ?? NaN,
};
process.send?.(report);
