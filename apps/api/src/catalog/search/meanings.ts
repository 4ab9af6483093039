import { CategoryModel } from '../categories/category.model.js';
import { categoryToken } from './search-index.js';
import { SearchTermModel } from './search-term.model.js';
import { deletionsOf, isTypoOf, termsOf } from './words.js';

/** Further words of a query are ignored: each costs a query of the vocabulary. */
const MAX_WORDS = 8;

/** Only prefixes of one or two letters match more words than this; the first ones are used. */
const MAX_VARIANTS = 500;

/** What one typed word may mean, best first. */
export interface Meaning {
  /** The word itself, and the tokens of categories with that word in their names. */
  exact: string[];
  /** Longer words that begin with it, and tokens of categories with such words in their names. */
  prefixed: string[];
  /** Words one letter away, and tokens of categories with such words in their names. */
  similar: string[];
}

/** The words of a text that are searched for. */
export function searchedWords(text: string): string[] {
  return termsOf(text).slice(0, MAX_WORDS);
}

/** What each word may mean, in the order of the words. */
export async function meaningsOf(words: readonly string[]): Promise<Meaning[]> {
  const [prefixed, candidates, categories] = await Promise.all([
    wordsBeginningWith(words),
    wordsSimilarTo(words),
    CategoryModel.find({}, { name: 1 }).lean(),
  ]);
  const named = categories.map((category) => ({
    token: categoryToken(category),
    words: termsOf(category.name),
  }));
  return words.map((word, index) => {
    const tokensWhere = (fits: (categoryWord: string) => boolean) =>
      named.filter((category) => category.words.some(fits)).map(({ token }) => token);
    return {
      exact: [word, ...tokensWhere((other) => other === word)],
      prefixed: [...(prefixed[index] ?? []), ...tokensWhere((other) => other.startsWith(word))],
      similar: [
        ...candidates.filter((candidate) => isTypoOf(word, candidate)),
        ...tokensWhere((other) => isTypoOf(word, other)),
      ],
    };
  });
}

/** For each word, the longer words that begin with it. */
export function wordsBeginningWith(words: readonly string[]): Promise<string[][]> {
  return Promise.all(
    words.map(async (word) => {
      const range = { _id: { $gt: word, $lt: `${word}\u{10ffff}` } };
      const terms = await SearchTermModel.find(range, { _id: 1 })
        .sort({ _id: 1 })
        .limit(MAX_VARIANTS)
        .lean();
      return terms.map(({ _id }) => _id);
    }),
  );
}

/** Words that may be one letter away from any of these words; includes some that are not. */
async function wordsSimilarTo(words: readonly string[]): Promise<string[]> {
  const shortened = words.flatMap(deletionsOf);
  // Typos are not corrected in words that are too short to have such a form.
  if (shortened.length === 0) return [];
  const forms = [...words, ...shortened];
  const [longer, shorter] = await Promise.all([
    SearchTermModel.find({ deletions: { $in: forms } }, { _id: 1 })
      .limit(MAX_VARIANTS)
      .lean(),
    SearchTermModel.find({ _id: { $in: forms } }, { _id: 1 }).lean(),
  ]);
  return [...new Set([...longer, ...shorter].map(({ _id }) => _id))];
}
