import { randomFrom } from '@shop/test-shop/lib/random';
import { startShop } from '@shop/test-shop/shop/shop-process';
import { quantile, timed } from '@shop/test-shop/lib/statistics';
import { leanClient } from './lean-client.js';
import { usualQueries } from './queries.js';
import { untilIndexed } from '../lib/until-indexed.js';
import { pathOf, WORST_KINDS, worstSearch } from './worst.js';

const COUNT = 1_000;
const WORST = 120;
const SEED = 17;
const QUANTILES = [0.5, 0.95, 0.99, 1];

/** Paths of the calls that search for a text, without the API's prefix. */
const REPLIES: Readonly<Record<string, (text: string) => string>> = {
  'search, 12 products': (text) => pathOf({ text, page: 1 }),
  'page of results with counts and marks': (text) =>
    `/products/listing?q=${encodeURIComponent(text)}`,
  suggestions: (text) => `/products/suggestions?q=${encodeURIComponent(text)}`,
};

/**
 * Milliseconds at p50, p95, p99 and the maximum for each kind of reply at the API, one request after the other. Replies
 * are not cached, and no query is sent twice.
 */
export async function measureApi(environment: Record<string, string>) {
  const shop = await startShop({ SEED: 'none', READY_ANSWERS_MB: '0', ...environment });
  const client = leanClient(shop.origin);
  const ask = (path: string) => client.ask(`/api/v1${path}`);
  try {
    await untilIndexed(ask);
    const random = randomFrom(SEED);
    const texts = [...new Set(usualQueries(COUNT * 10, random))];
    const measured: Record<string, number[]> = {};
    const measure = async (name: string, paths: readonly string[]) => {
      const taken: number[] = [];
      for (const path of paths) taken.push(await timed(() => ask(path)));
      measured[name] = QUANTILES.map((share) => quantile(taken, share));
    };
    // Warm-up: lets the code be compiled.
    for (const pathFor of Object.values(REPLIES))
      for (const text of texts.splice(0, COUNT)) await ask(pathFor(text));
    for (const [name, pathFor] of Object.entries(REPLIES)) {
      await measure(name, texts.splice(0, COUNT).map(pathFor));
    }
    const worst = Array.from({ length: WORST }, () =>
      pathOf(worstSearch(random.pick(WORST_KINDS), random)),
    );
    await measure('the worst searches, 60 products', worst);
    return measured;
  } finally {
    client.close();
    await shop.stop();
  }
}
