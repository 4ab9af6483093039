import type { SearchRequest, SearchResult } from '@shop/search';
import {
  chosenByName,
  PAGE_SIZE,
  PRICE_RANGES,
  priceBounds,
  type ListingQuery,
} from '@shop/shared';
import type { Client } from '@shop/front';
import { notFound } from '@shop/http/errors';
import type { BrandRecord } from '../brands/brand.model.js';
import { brandView } from '../brands/brand.view.js';
import { brandAt, brandsAt, countedBrands } from '../brands/listed-brands.js';
import { CategoryModel, type CategoryRecord } from '../categories/category.model.js';
import { categoryDetailsView } from '../categories/category.view.js';
import type { Branches } from '../categories/tree/branches.js';
import { STORED_TREE } from '../categories/tree/category-tree.js';
import { searchQueue } from '../search/search-queue.js';
import {
  filterFrom,
  findByWords,
  presentFound,
  type SearchDeps,
} from '../search/search-products.js';
import { findInstead } from './find-instead.js';
import { findInOrder } from './branches/in-order.js';
import { countsView, marksOf, namedPriceView } from './listing.view.js';

/** The upper bound of each price range in cents; the last range has none. */
const RANGE_ENDS = PRICE_RANGES.flatMap(({ pair }) => priceBounds(pair).below ?? []);

/**
 * A page or several of the catalogue, of a category, of a brand, or of a search, with the counts of every filter.
 * @throws HttpError 404 if there is no such category or brand; 429 or 503 if too many searches are waiting.
 */
export async function listCatalogue(query: ListingQuery, client: Client, deps: SearchDeps) {
  const category = query.within === undefined ? undefined : await categoryOf(query.within);
  const brand = query.brand === undefined ? undefined : await brandAt(query.brand);
  const slugs = brand ? [] : (query.brands ?? []);
  const brands = brand ? [brand] : await brandsAt(slugs);
  const { tree = STORED_TREE } = deps;
  const branches = await tree.current();
  const request = requestFrom(query, branches, { category, brands });
  const take = <T>(task: () => Promise<T>) => searchQueue.run(client, task);
  const order = query.sort === undefined && request.text === '' ? category?.order : undefined;
  const found = await take(() =>
    order ? findInOrder(order, request, deps) : findByWords(request, deps),
  );
  const products = await presentFound(found, deps);
  const isMissed = request.text !== '' && found.total === 0;
  return {
    products,
    ...(category && { category: categoryDetailsView(category) }),
    ...(brand && { brand: brandView(brand) }),
    ...resultView(found),
    ...(found.counts && {
      counts: {
        ...countsView(found.counts, branches, category?._id.toHexString()),
        ...(await countedBrands(found.counts, { brands, slugs }, deps)),
      },
    }),
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

function resultView({
  total,
  named,
  readAs,
  leftOut,
  isMentioned,
  namedPrice,
  namedSize,
  page,
}: SearchResult) {
  return {
    total,
    ...(named !== undefined && { named }),
    ...(readAs !== undefined && { readAs }),
    ...(leftOut && { leftOut: [...leftOut] }),
    ...(isMentioned && { isMentioned }),
    ...(namedPrice && { namedPrice: namedPriceView(namedPrice) }),
    ...(namedSize !== undefined && { namedSize }),
    ...(page && { page }),
  };
}

async function categoryOf(slug: string): Promise<CategoryRecord> {
  const category = await CategoryModel.findOne({ slugs: slug }).lean();
  if (!category) throw notFound('Category');
  return category;
}

interface ListedOf {
  category: CategoryRecord | undefined;
  brands: readonly BrandRecord[];
}

function requestFrom(
  { q: text = '', page, to = page, sort, literal, attributes, ...choices }: ListingQuery,
  branches: Branches,
  { category, brands }: ListedOf,
): SearchRequest {
  const { categories: chosen, ...filter } = filterFrom(choices);
  const wanted = category ? [category._id.toHexString()] : chosen;
  return {
    text,
    ...(literal && { literal: true }),
    filter: {
      ...filter,
      ...(wanted && { categories: branches.withBelow(wanted) }),
      ...(brands.length > 0 && { brands: brands.map(({ _id }) => _id.toHexString()) }),
      ...(attributes && { attributes: chosenByName(attributes) }),
    },
    sort: sort ?? (text === '' ? 'newest' : 'relevance'),
    skip: (page - 1) * PAGE_SIZE,
    limit: (to - page + 1) * PAGE_SIZE,
    countUpTo: RANGE_ENDS,
  };
}
