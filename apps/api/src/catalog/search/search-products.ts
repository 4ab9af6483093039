import { LIMITS } from '@shop/shared';
import { NEWEST_FIRST } from '../../mongo/find-page.js';
import { HIDDEN_FIELDS, ProductModel } from '../products/product.model.js';
import { meaningsOf, searchedWords, wordsBeginningWith, type Meaning } from './meanings.js';
import { anyMeaning, ranker } from './ranking.js';

/** Of more matches than this, the newest are ranked, and those with the words in their names. */
const MAX_CANDIDATES = 1_000;

const RANKED_FIELDS = { nameWords: 1, searchWords: 1 } as const;

type Field = keyof typeof RANKED_FIELDS;

/**
 * At most 60 products that match every word of a keyword in name, description or category: ranked, newest first in each
 * rank.
 * @returns the products' records with the count of all matches, which ends at 1,000.
 */
export async function searchProducts(keyword: string) {
  const words = searchedWords(keyword);
  if (words.length === 0) return { products: [], total: 0 };
  const meanings = await meaningsOf(words);
  const candidates = await find(matching('searchWords', meanings, anyMeaning), MAX_CANDIDATES);
  const isComplete = candidates.length < MAX_CANDIDATES;
  const named = isComplete ? [] : await namedExactlyOrLonger(meanings);
  const rankOf = ranker(meanings);
  const ranked = [
    ...new Map([...named, ...candidates].map((one) => [String(one._id), one])).values(),
  ]
    .map((candidate) => ({ id: candidate._id, rank: rankOf(candidate) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, LIMITS.searchResults);
  const ids = ranked.map(({ id }) => id);
  const products = await ProductModel.find({ _id: { $in: ids } }, HIDDEN_FIELDS).lean();
  const byId = new Map(products.map((product) => [product._id.toHexString(), product]));
  return {
    products: ids.flatMap((id) => byId.get(id.toHexString()) ?? []),
    total: candidates.length,
  };
}

/** A filter for products whose name has, for each word of a text, a word that equals it or begins with it. */
export async function namedLike(text: string) {
  const words = searchedWords(text);
  // A text without a single word, such as a dash, is in no name.
  if (words.length === 0) return { nameWords: { $in: [] } };
  const longer = await wordsBeginningWith(words);
  return {
    $and: words.map((word, index) => ({ nameWords: { $in: [word, ...(longer[index] ?? [])] } })),
  };
}

/** Products of the best two ranks, which may be older than all candidates. */
async function namedExactlyOrLonger(meanings: Meaning[]) {
  const found = await Promise.all([
    find(
      matching('nameWords', meanings, ({ exact }) => exact),
      LIMITS.searchResults,
    ),
    find(
      matching('nameWords', meanings, ({ exact, prefixed }) => [...exact, ...prefixed]),
      LIMITS.searchResults,
    ),
  ]);
  return found.flat();
}

function matching(field: Field, meanings: Meaning[], variants: (meaning: Meaning) => string[]) {
  return { $and: meanings.map((meaning) => ({ [field]: { $in: variants(meaning) } })) };
}

function find(filter: object, limit: number) {
  return ProductModel.find(filter, RANKED_FIELDS).sort(NEWEST_FIRST).limit(limit).lean();
}
