import type { SearchCounts, SearchRequest, SearchResult } from '@shop/search';
import { ProductModel } from '../../products/product.model.js';
import { filterOf } from '../search-database.js';

/** Of more results than this, only the first ones are known to be pinned or not. */
const MOST_COMPARED = 1_000;

/**
 * What a request finds, with the pinned products first that its filters let pass. Orders other than by relevance stay
 * as they are.
 * @param pinned ids of products.
 */
export async function pinnedFirst(
  request: SearchRequest,
  pinned: readonly string[],
  find: (request: SearchRequest) => Promise<SearchResult>,
): Promise<SearchResult> {
  const { sort = 'relevance', skip = 0, limit } = request;
  if (pinned.length === 0 || sort !== 'relevance') return find(request);
  const first = await thatPass(pinned, request);
  if (first.length === 0) return find(request);
  const all = await find({ ...request, skip: 0, limit: MOST_COMPARED });
  const known = new Set(all.ids);
  const added = first.filter(({ id }) => !known.has(id));
  const total = all.total + added.length;
  const counts = countedIn(all.counts, added, request.countUpTo);
  if (skip + limit > MOST_COMPARED) {
    const later = await find({ ...request, skip: Math.max(0, skip - added.length) });
    return { ...later, ...counts, total };
  }
  const ids = new Set([...first.map(({ id }) => id), ...all.ids]);
  return { ...all, ...counts, total, ids: [...ids].slice(skip, skip + limit) };
}

interface PinnedRow {
  id: string;
  category: string;
  priceCents: number;
  quantity: number;
}

async function thatPass(
  pinned: readonly string[],
  { filter = {} }: SearchRequest,
): Promise<PinnedRow[]> {
  const passing = await ProductModel.find(
    { $and: [{ _id: { $in: pinned } }, filterOf(filter)] },
    { category: 1, priceCents: 1, quantity: 1 },
  ).lean();
  const rows = passing.map(({ _id, category, priceCents, quantity }) => {
    return { id: _id.toHexString(), category: category.toHexString(), priceCents, quantity };
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return pinned.flatMap((id) => byId.get(id) ?? []);
}

/** The counts of the filters with products that don't match by themselves, where they are counted. */
function countedIn(
  counts: SearchCounts | undefined,
  added: readonly PinnedRow[],
  countUpTo: readonly number[] = [],
): Pick<SearchResult, 'counts'> {
  if (!counts) return {};
  const categories = new Map(counts.categories);
  const prices = [...counts.prices];
  for (const { category, priceCents } of added) {
    categories.set(category, (categories.get(category) ?? 0) + 1);
    const above = countUpTo.findIndex((bound) => priceCents < bound);
    const range = above < 0 ? countUpTo.length : above;
    prices[range] = (prices[range] ?? 0) + 1;
  }
  const inStock = counts.inStock + added.filter(({ quantity }) => quantity > 0).length;
  return { counts: { ...counts, categories, prices, inStock } };
}
