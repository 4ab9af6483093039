import { findRows, NEWEST_FIRST } from '@shop/mongo';
import type { SearchFilter, SearchRequest, SearchResult, SearchSort } from '@shop/search';
import { LIMITS } from '@shop/shared';
import { Types } from 'mongoose';
import { countProducts, type ProductFilter } from '../listing/count-products.js';
import { ProductModel } from '../products/product.model.js';
import { PRODUCT_ORDERS } from '../products/product-orders.js';
import { LISTED } from '../visibility/listed.js';
import { attributeFilter } from './facets/attribute-filter.js';
import { isKnown, meaningsOf, searchedWords, type Meaning } from './meanings.js';
import { anyMeaning, ranker } from './ranking.js';

/** With more matches than this, only the newest are ranked, plus those with the words in their names. */
const MAX_CANDIDATES = 1_000;

const RANKED_FIELDS = { nameWords: 1, searchWords: 1 } as const;

type Field = keyof typeof RANKED_FIELDS;

/** Letters of the beginning of a word that say what is wanted. */
const BEGUN_FROM = 4;

/**
 * Searches the indexed words in the database, for when the search index is not available: products that match every
 * known word of a query in name, description or category, sorted by rank and then newest first.
 * @returns ids of products, and the number of all matches, which is counted up to 1,000.
 */
export async function searchDatabase({
  text,
  literal = false,
  filter: wanted = {},
  except = [],
  sort = 'relevance',
  skip = 0,
  limit,
}: SearchRequest): Promise<SearchResult> {
  const order = orderBy(sort);
  if (text.trim() === '')
    return browse({ ...filterOf(wanted), ...withoutIds(except) }, order, skip, limit);
  const words = searchedWords(text);
  if (words.length === 0) return { ids: [], total: 0 };
  const filter = {
    ...filterOf(wanted),
    ...withoutIds(except),
  };
  const asked = (await meaningsOf(words)).map((meaning) =>
    literal ? { ...meaning, similar: [] } : meaning,
  );
  const { meanings, ...reading } = readingOf(asked, literal);
  if (meanings.length === 0) return { ids: [], total: 0 };
  const all = matching('searchWords', meanings, anyMeaning, filter);
  const candidates = await find(all, MAX_CANDIDATES, order);
  const total = candidates.length;
  if (sort !== 'relevance')
    return { ids: idsOf(candidates.slice(skip, skip + limit)), total, ...reading };
  const isComplete = total < MAX_CANDIDATES;
  const named = isComplete ? [] : await namedExactlyOrLonger(meanings, filter);
  const rankOf = ranker(meanings);
  const ranked = [
    ...new Map([...named, ...candidates].map((one) => [String(one._id), one])).values(),
  ]
    .map((candidate) => ({ _id: candidate._id, rank: rankOf(candidate) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(skip, skip + limit);
  return { ids: idsOf(ranked), total, ...reading };
}

/** Leaves out words that nothing matches, as the index does, unless what is left says nothing. */
function readingOf(
  asked: Meaning[],
  literal: boolean,
): Pick<SearchResult, 'readAs' | 'leftOut'> & { meanings: Meaning[] } {
  const meanings = asked.filter(isKnown);
  if (meanings.length === asked.length) return { meanings };
  if (literal || !meanings.some(saysSomething)) return { meanings: [] };
  const leftOut = asked.filter((meaning) => !isKnown(meaning)).map(({ word }) => word);
  return { meanings, readAs: meanings.map(({ word }) => word).join(' '), leftOut };
}

const saysSomething = ({ word, isThere }: Meaning) =>
  !/^\d+$/.test(word) && word.length >= (isThere ? 2 : BEGUN_FROM);

/** Only the search index knows sales, so best-selling falls back to newest first. */
function orderBy(sort: SearchSort): Record<string, 1 | -1> {
  return sort === 'relevance' || sort === 'best-selling' ? NEWEST_FIRST : PRODUCT_ORDERS[sort];
}

async function browse(
  filter: ProductFilter,
  sort: Record<string, 1 | -1>,
  skip: number,
  limit: number,
) {
  const [rows, total] = await Promise.all([
    findRows(ProductModel, { filter, sort, fields: { _id: 1 } }, skip, limit),
    countProducts(filter),
  ]);
  return { ids: idsOf(rows), total };
}

const withoutIds = (ids: readonly string[]) => (ids.length > 0 ? { _id: { $nin: ids } } : {});

const idsOf = (records: readonly { _id: Types.ObjectId }[]) =>
  records.map(({ _id }) => _id.toHexString());

/** A search filter as a database filter, for the products that shoppers see. */
export function filterOf({
  categories = [],
  minCents,
  maxCents,
  inStock,
  onSale,
  brands = [],
  attributes = [],
}: SearchFilter): ProductFilter {
  const isPriced = minCents !== undefined || maxCents !== undefined;
  return {
    ...LISTED,
    ...(categories.length > 0 && {
      category: { $in: categories },
    }),
    ...(isPriced && { priceCents: { $gte: minCents ?? 0, $lte: maxCents ?? Infinity } }),
    ...(inStock && { quantity: { $gt: 0 } }),
    ...(onSale && { compareAtCents: { $gt: 0 } }),
    ...(attributes.length > 0 && { $and: attributeFilter(attributes) }),
    ...(brands.length > 0 && { brand: { $in: brands.map((id) => new Types.ObjectId(id)) } }),
  };
}

/** A filter for products whose name has, for each word of a text, that word or a longer one that begins with it. */
export function namedLike(text: string) {
  const words = searchedWords(text);
  // A text without words, such as a dash, matches no name.
  if (words.length === 0) return { nameWords: { $in: [] } };
  // Words are letters and digits: none means anything else in a pattern.
  return { $and: words.map((word) => ({ nameWords: new RegExp(`^${word}`) })) };
}

/** Products of the two best ranks, which may be older than all candidates. */
async function namedExactlyOrLonger(meanings: Meaning[], filter: ProductFilter) {
  const named = (variants: (meaning: Meaning) => string[]) =>
    find(matching('nameWords', meanings, variants, filter), LIMITS.searchResults);
  const found = await Promise.all([
    named(({ exact }) => exact),
    named(({ exact, prefixed }) => [...exact, ...prefixed]),
  ]);
  return found.flat();
}

/** A filter for the products that pass another one and have words with the meanings. */
function matching(
  field: Field,
  meanings: Meaning[],
  variants: (meaning: Meaning) => string[],
  { $and = [], ...filter }: ProductFilter,
) {
  const words = meanings.map((meaning) => ({ [field]: { $in: variants(meaning) } }));
  return { $and: [...words, ...$and], ...filter };
}

function find(filter: object, limit: number, order: Record<string, 1 | -1> = NEWEST_FIRST) {
  return ProductModel.find(filter, RANKED_FIELDS).sort(order).limit(limit).lean();
}
