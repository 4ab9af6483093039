import {
  narrowed,
  plainWords,
  type SearchFilter,
  type SearchRequest,
  type SearchResult,
  type SearchSort,
} from '@shop/search';
import type { MultiSearchQuery, SearchResponse } from 'meilisearch';
import { HIGHLIGHTED, readingFrom } from './server-marks.js';

const ORDERS: Record<Exclude<SearchSort, 'relevance'>, string> = {
  newest: 'createdAt:desc',
  'best-selling': 'piecesSold:desc',
  name: 'nameKey:asc',
  price: 'priceCents:asc',
  'price-desc': 'priceCents:desc',
  quantity: 'quantity:asc',
};

/** The queries that together give a result: the page, then one count for each choice of a filter. */
export function queriesFor(indexUid: string, request: SearchRequest): MultiSearchQuery[] {
  const {
    text,
    literal,
    filter = {},
    sort = 'relevance',
    skip = 0,
    limit,
    except,
    countUpTo,
  } = request;
  const { words, price } = plainWords(text);
  const asked = {
    indexUid,
    q: words,
    attributesToRetrieve: ['id'],
    matchingStrategy: literal ? ('all' as const) : ('last' as const),
  };
  const conditions = (wanted: SearchFilter) => conditionsOf(narrowed(wanted, price), except);
  const page = {
    ...asked,
    ...(words !== '' && limit > 0 && HIGHLIGHTED),
    filter: conditions(filter),
    offset: skip,
    limit,
    ...(sort !== 'relevance' && { sort: [ORDERS[sort]] }),
  };
  if (!countUpTo) return [page];
  const count = (wanted: SearchFilter) => ({
    ...asked,
    filter: conditions(wanted),
    limit: 0,
  });
  const { categories, minCents, maxCents, ...others } = filter;
  const chosen = {
    ...(categories && { categories }),
    ...(minCents !== undefined && { minCents }),
    ...(maxCents !== undefined && { maxCents }),
  };
  const bounds = [0, ...countUpTo];
  return [
    page,
    { ...count({ ...filter, categories: [] }), facets: ['category'] },
    count({ ...chosen, inStock: true }),
    ...bounds.map((from, index) => {
      const below = bounds[index + 1];
      return count({
        ...others,
        ...(categories && { categories }),
        minCents: from,
        ...(below !== undefined && { maxCents: below - 1 }),
      });
    }),
  ];
}

/**
 * @param answers in the order of the queries.
 * @param isWord whether a folded word is one of the language.
 */
export function resultFrom(
  request: SearchRequest,
  answers: readonly SearchResponse[],
  isWord: (word: string) => boolean,
): SearchResult {
  const [page, byCategory, inStock, ...prices] = answers;
  const totalOf = (answer: SearchResponse | undefined) => answer?.estimatedTotalHits ?? 0;
  return {
    ids: (page?.hits ?? []).map(({ id }) => String(id)),
    total: totalOf(page),
    ...readingFrom(request, page?.hits ?? [], isWord),
    ...(byCategory && {
      counts: {
        categories: new Map(Object.entries(byCategory.facetDistribution?.category ?? {})),
        prices: prices.map(totalOf),
        inStock: totalOf(inStock),
      },
    }),
  };
}

function conditionsOf(
  { categories = [], minCents, maxCents, inStock }: SearchFilter,
  except: readonly string[] = [],
): string[] {
  return [
    ...(categories.length > 0 ? [`category IN ${listed(categories)}`] : []),
    ...(except.length > 0 ? [`id NOT IN ${listed(except)}`] : []),
    ...(minCents !== undefined ? [`priceCents >= ${minCents}`] : []),
    ...(maxCents !== undefined ? [`priceCents <= ${maxCents}`] : []),
    ...(inStock ? ['inStock = 1'] : []),
  ];
}

const listed = (ids: readonly string[]) => `[${ids.map((id) => JSON.stringify(id)).join(', ')}]`;
