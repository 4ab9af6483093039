import { randomFrom } from '@shop/e2e/shop/random';
import { startShop } from '@shop/e2e/shop/shop-process';
import { quantile, timed } from '@shop/e2e/shop/statistics';
import { pathOf, WORST_KINDS, worstSearch } from './worst.js';
import { usualQueries } from './queries.js';

const COUNT = 400;
const WORST = 120;
const SEED = 17;
const READY_MS = 300_000;

/** Milliseconds at p50, p95, p99 of searches at the API, one after the other: of 12, then the worst of 60. */
export async function measureApi(environment: Record<string, string>) {
  const shop = await startShop({ SEED: 'none', ...environment });
  const ask = async (path: string) => {
    const reply = await fetch(`${shop.origin}/api/v1${path}`);
    if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
    return reply.text();
  };
  try {
    // Only the index knows that a sweater is a jumper.
    const deadline = performance.now() + READY_MS;
    while ((await ask('/products/search/sweater')) === '[]' && performance.now() < deadline);
    const random = randomFrom(SEED);
    const each = async (paths: readonly string[]) => {
      const taken: number[] = [];
      for (const path of paths) taken.push(await timed(() => ask(path)));
      return [0.5, 0.95, 0.99].map((share) => quantile(taken, share));
    };
    const usual = (count: number) =>
      usualQueries(count, random).map((text) => pathOf({ text, page: 1 }));
    await each(usual(COUNT));
    return {
      usual: await each(usual(COUNT)),
      worst: await each(
        Array.from({ length: WORST }, () => pathOf(worstSearch(random.pick(WORST_KINDS), random))),
      ),
    };
  } finally {
    await shop.stop();
  }
}
