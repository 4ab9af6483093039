import type { SearchRequest, SearchResult } from '@shop/search';
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
  const added = first.filter((id) => !known.has(id)).length;
  const total = all.total + added;
  if (skip + limit > MOST_COMPARED) {
    const later = await find({ ...request, skip: Math.max(0, skip - added) });
    return { ...later, total };
  }
  const others = all.ids.filter((id) => !first.includes(id));
  return { ...all, total, ids: [...first, ...others].slice(skip, skip + limit) };
}

async function thatPass(pinned: readonly string[], { filter = {} }: SearchRequest) {
  const passing = await ProductModel.find(
    { $and: [{ _id: { $in: pinned } }, filterOf(filter)] },
    { _id: 1 },
  ).lean();
  const ids = new Set(passing.map(({ _id }) => _id.toHexString()));
  return pinned.filter((id) => ids.has(id));
}
