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
      searches.push({ ...(await shownRow(row, deps)), mostChosen: mostChosen ?? null });
    }
    return { success: true, searches, total };
  };
}

async function shownRow({ _id: words, asked, chosen, last }: CountedWords, deps: CountsDeps) {
  // Lets other requests run between two searches.
  await setImmediate();
  const now = await deps.search?.find({ text: words, limit: 0 });
  const pinned = (await (deps.pins ?? STORED_PINS).of(words)).length;
  return { words, asked, chosen, found: last.found, findsNow: now?.total ?? null, pinned };
}
