import { LIMITS } from '@shop/shared';
import { CategoryModel } from '../categories/category.model.js';
import { NEWEST_FIRST, ProductModel } from '../products/product.model.js';
import { HIDDEN_FIELDS } from '../products/product.model.js';
import { categoryToken } from './search-index.js';
import { SearchTermModel } from './search-term.model.js';
import { deletionsOf, isTypoOf, termsOf } from './words.js';

/** Only prefixes of a letter or two have more words than this; the first ones are used. */
const MAX_VARIANTS = 500;

/** Further words of a keyword are ignored: each costs a vocabulary lookup. */
const MAX_WORDS = 8;

/** What one typed word may mean, best first. */
interface Meaning {
  /** The word itself, and the tokens of categories with that word in their names. */
  exact: string[];
  /** Longer words that begin with it, and tokens likewise. */
  prefixed: string[];
  /** Words one letter away, and tokens likewise. */
  similar: string[];
}

type Field = 'nameWords' | 'searchWords';

/**
 * At most 60 products that match every word of a keyword in name, description or category. In this order: exact words
 * in the name, prefixes in the name, exact words anywhere, similar words in the name, all others; newest first in each.
 * @returns the products' records with the count of all matches.
 */
export async function searchProducts(keyword: string) {
  const words = termsOf(keyword).slice(0, MAX_WORDS);
  if (words.length === 0) return { products: [], total: 0 };
  const meanings = await Promise.all(words.map(meaningOf));
  const tiers = [
    matching('nameWords', meanings, ({ exact }) => exact),
    matching('nameWords', meanings, ({ exact, prefixed }) => [...exact, ...prefixed]),
    matching('searchWords', meanings, ({ exact }) => exact),
    matching('nameWords', meanings, anyMeaning),
    matching('searchWords', meanings, anyMeaning),
  ];
  const [products, total] = await Promise.all([
    firstOf(tiers),
    ProductModel.countDocuments(matching('searchWords', meanings, anyMeaning)),
  ]);
  return { products, total };
}

/** A filter for products whose name has, for each word of a text, a word that equals it or begins with it. */
export async function namedLike(text: string) {
  const meanings = await Promise.all(
    termsOf(text)
      .slice(0, MAX_WORDS)
      .map(async (word) => [word, ...(await wordsBeginningWith(word))]),
  );
  // A text without a single word, such as a dash, is in no name.
  if (meanings.length === 0) return { nameWords: { $in: [] } };
  return { $and: meanings.map((variants) => ({ nameWords: { $in: variants } })) };
}

function anyMeaning({ exact, prefixed, similar }: Meaning): string[] {
  return [...exact, ...prefixed, ...similar];
}

function matching(field: Field, meanings: Meaning[], variants: (meaning: Meaning) => string[]) {
  return { $and: meanings.map((meaning) => ({ [field]: { $in: variants(meaning) } })) };
}

async function firstOf(tiers: ReturnType<typeof matching>[]) {
  const find = (filter: object, limit: number) =>
    ProductModel.find(filter, HIDDEN_FIELDS).sort(NEWEST_FIRST).limit(limit).lean();
  const found: Awaited<ReturnType<typeof find>> = [];
  for (const tier of tiers) {
    const missing = LIMITS.searchResults - found.length;
    if (missing === 0) break;
    found.push(...(await find({ ...tier, _id: { $nin: found.map(({ _id }) => _id) } }, missing)));
  }
  return found;
}

async function meaningOf(word: string): Promise<Meaning> {
  const [prefixed, similar, categories] = await Promise.all([
    wordsBeginningWith(word),
    wordsSimilarTo(word),
    categoryTokensFor(word),
  ]);
  return {
    exact: [word, ...categories.exact],
    prefixed: [...prefixed, ...categories.prefixed],
    similar: [...similar, ...categories.similar],
  };
}

async function wordsBeginningWith(word: string): Promise<string[]> {
  const terms = await SearchTermModel.find(
    { _id: { $gt: word, $lt: `${word}\u{10ffff}` } },
    { _id: 1 },
  )
    .sort({ _id: 1 })
    .limit(MAX_VARIANTS)
    .lean();
  return terms.map(({ _id }) => _id);
}

async function wordsSimilarTo(word: string): Promise<string[]> {
  const forms = [word, ...deletionsOf(word)];
  const [longer, shorter] = await Promise.all([
    SearchTermModel.find({ deletions: { $in: forms } }, { _id: 1 })
      .limit(MAX_VARIANTS)
      .lean(),
    SearchTermModel.find({ _id: { $in: forms } }, { _id: 1 }).lean(),
  ]);
  const candidates = new Set([...longer, ...shorter].map(({ _id }) => _id));
  return [...candidates].filter((candidate) => isTypoOf(word, candidate));
}

async function categoryTokensFor(word: string): Promise<Meaning> {
  const categories = await CategoryModel.find({}, { name: 1 }).lean();
  const tokensWhere = (fits: (categoryWord: string) => boolean) =>
    categories.filter(({ name }) => termsOf(name).some(fits)).map(categoryToken);
  return {
    exact: tokensWhere((categoryWord) => categoryWord === word),
    prefixed: tokensWhere((categoryWord) => categoryWord.startsWith(word)),
    similar: tokensWhere((categoryWord) => isTypoOf(word, categoryWord)),
  };
}
