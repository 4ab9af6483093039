import type { SearchFilter, SearchRequest, SearchResult } from '@shop/search';
import { LISTED } from '../../visibility/listed.js';
import { ProductModel } from '../../products/product.model.js';
import { attributePairs } from '../facets/attribute-pairs.js';
import { buyableRows, STOCKED_FIELDS } from '../facets/buyable-rows.js';
import { kindsOf } from './counted-facets.js';
import { choicesOf, countedIn, type PinnedRow } from './counted-in.js';

type Find = (request: SearchRequest) => Promise<SearchResult>;

/**
 * The result of a search, beginning with those pinned products that pass its filters. Only results sorted by relevance
 * are changed.
 * @param pinned ids of products.
 */
export async function pinnedFirst(
  request: SearchRequest,
  pinned: readonly string[],
  find: Find,
): Promise<SearchResult> {
  const { sort = 'relevance' } = request;
  return pinnedAmong(request, sort === 'relevance' ? pinned : [], find);
}

/** The result of a request in any order, beginning with those pinned products that pass its filters. */
export async function pinnedAmong(
  request: SearchRequest,
  pinned: readonly string[],
  find: Find,
): Promise<SearchResult> {
  const { skip = 0, limit, filter = {}, countUpTo } = request;
  const rows = pinned.length > 0 ? await rowsOf(pinned) : [];
  if (rows.length === 0) return find(request);
  const first = rows.filter((row) => passes(row, filter)).map(({ id }) => id);
  const shown = first.slice(skip, skip + limit);
  const others = await find({
    ...request,
    // Pinned products appear only in front, whether they match or not.
    except: rows.map(({ id }) => id),
    skip: Math.max(0, skip - first.length),
    limit: limit - shown.length,
  });
  return {
    ...others,
    ids: [...shown, ...others.ids],
    total: first.length + others.total,
    ...(others.named !== undefined && { named: first.length + others.named }),
    ...(others.counts && { counts: countedIn(others.counts, rows, filter, countUpTo) }),
  };
}

/** The pinned products that shoppers see, in the same order. */
async function rowsOf(pinned: readonly string[]): Promise<PinnedRow[]> {
  const found = await ProductModel.find(
    { ...LISTED, _id: { $in: pinned } },
    { category: 1, priceCents: 1, brand: 1, attributes: 1, ...STOCKED_FIELDS },
  ).lean();
  const buyable = await buyableRows(found);
  const rows = found.map(({ _id, category, priceCents, quantity, brand, ...described }) => ({
    id: _id.toHexString(),
    category: category.toHexString(),
    priceCents,
    quantity,
    brand: brand?.toHexString(),
    kinds: kindsOf(attributePairs({ ...described, buyable: buyable.get(_id.toHexString()) })),
  }));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return pinned.flatMap((id) => byId.get(id) ?? []);
}

function passes(row: PinnedRow, filter: SearchFilter): boolean {
  const { category, price, stock, brand, missed } = choicesOf(row, filter);
  return category && price && stock && brand && missed.some((names) => names.length === 0);
}
