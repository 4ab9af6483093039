import type { SearchRequest, SearchResult } from '@shop/search';
import { PAGE_SIZE, PRICE_RANGES, priceBounds, type ListingQuery } from '@shop/shared';
import type { Client } from '@shop/front';
import { notFound } from '../../../http/errors.js';
import { CategoryModel, type CategoryRecord } from '../categories/category.model.js';
import { categoryView } from '../categories/category.view.js';
import { searchQueue } from '../search/search-queue.js';
import {
  filterFrom,
  findByWords,
  presentFound,
  type SearchDeps,
} from '../search/search-products.js';
import { findInstead } from './find-instead.js';
import { countsView, marksOf } from './listing.view.js';

/** The upper bound of each price range in cents; the last range has none. */
const RANGE_ENDS = PRICE_RANGES.flatMap(({ pair }) => priceBounds(pair).below ?? []);

/**
 * A page or several of the catalogue, of a category, or of a search, with the counts of every filter.
 * @throws HttpError 404 if there is no such category; 429 or 503 if too many searches are waiting.
 */
export async function listCatalogue(query: ListingQuery, client: Client, deps: SearchDeps) {
  const category = query.within === undefined ? undefined : await categoryOf(query.within);
  const request = requestFrom(query, category);
  const take = <T>(task: () => Promise<T>) => searchQueue.run(client, task);
  const found = await take(() => findByWords(request, deps));
  const products = await presentFound(found, deps);
  const isMissed = request.text !== '' && found.total === 0;
  return {
    products,
    ...(category && { category: categoryView(category) }),
    ...resultView(found, category !== undefined),
    ...(found.matched && { marks: marksOf(products, found.matched) }),
    ...(isMissed && {
      instead: await findInstead(
        request,
        found,
        (other) => take(() => findByWords(other, deps)),
        deps,
      ),
    }),
  };
}

function resultView(
  { total, readAs, leftOut, isMentioned, page, counts }: SearchResult,
  isOneCategory: boolean,
) {
  return {
    total,
    ...(readAs !== undefined && { readAs }),
    ...(leftOut && { leftOut: [...leftOut] }),
    ...(isMentioned && { isMentioned }),
    ...(page && { page }),
    ...(counts && { counts: countsView(counts, isOneCategory) }),
  };
}

async function categoryOf(slug: string): Promise<CategoryRecord> {
  const category = await CategoryModel.findOne({ slugs: slug }).lean();
  if (!category) throw notFound('Category');
  return category;
}

function requestFrom(
  { q: text = '', page, to = page, sort, literal, ...choices }: ListingQuery,
  category: CategoryRecord | undefined,
): SearchRequest {
  const filter = filterFrom(choices);
  return {
    text,
    ...(literal && { literal: true }),
    filter: category ? { ...filter, categories: [category._id.toHexString()] } : filter,
    sort: sort ?? (text === '' ? 'newest' : 'relevance'),
    skip: (page - 1) * PAGE_SIZE,
    limit: (to - page + 1) * PAGE_SIZE,
    countUpTo: RANGE_ENDS,
  };
}
