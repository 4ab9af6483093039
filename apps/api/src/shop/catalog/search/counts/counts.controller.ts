import { setImmediate } from 'node:timers/promises';
import type { CountedSearch, endpoints } from '@shop/shared';
import type { Controller } from '@shop/http/route';
import type { ShopSettings } from '../../../settings/index.js';
import { namedProducts } from '../pins/named-products.js';
import { STORED_PINS } from '../pins/pinned-products.js';
import type { SearchDeps } from '../search-products.js';
import { CountLimit } from './count-limit.js';
import { findChosen, findSearches, type CountedWords } from './find-searches.js';
import type { SearchCounts } from './search-counts.js';

/** The dependencies of the controllers for counted searches. */
export interface CountsDeps extends SearchDeps {
  settings: ShopSettings;
  searchCounts: SearchCounts;
}

const ROBOT = /bot\b|crawl|spider|slurp|preview/i;

export function count({ searchCounts }: CountsDeps): Controller<typeof endpoints.countSearch> {
  const limit = new CountLimit();
  return ({ body, req, client }) => {
    limit.take(client.key);
    if (!ROBOT.test(req.get('user-agent') ?? '')) searchCounts.add(body);
    return { success: true };
  };
}

export function list(deps: CountsDeps): Controller<typeof endpoints.listSearches> {
  return async ({ query }) => {
    const { timeZone } = await deps.settings.current();
    const { rows, total } = await findSearches(query, timeZone);
    const chosen = await findChosen(
      rows.map(({ _id }) => _id),
      query,
      timeZone,
    );
    const products = await namedProducts([...new Set([...chosen.values()].flat())]);
    const named = new Map(
      products.map(({ _id, name, slug }) => [String(_id), { _id: String(_id), name, slug }]),
    );
    const searches: CountedSearch[] = [];
    for (const row of rows) {
      const [mostChosen] = (chosen.get(row._id) ?? []).flatMap((id) => named.get(id) ?? []);
      const findsNow = query.now === 'no' ? null : await findsNowOf(row._id, deps);
      searches.push({ ...(await shownRow(row, deps)), findsNow, mostChosen: mostChosen ?? null });
    }
    return { success: true, searches, total };
  };
}

/** How many products a search finds now; null while there is no index. */
async function findsNowOf(text: string, { search }: CountsDeps): Promise<number | null> {
  // Lets other requests run between two searches.
  await setImmediate();
  return (await search?.find({ text, limit: 0 }))?.total ?? null;
}

async function shownRow({ _id: words, asked, chosen, last }: CountedWords, { pins }: CountsDeps) {
  const pinned = (await (pins ?? STORED_PINS).of(words)).length;
  return { words, asked, chosen, found: last.found, pinned };
}
