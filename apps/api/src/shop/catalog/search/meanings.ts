import { stemOf } from '@shop/search';
import { CategoryModel } from '../categories/category.model.js';
import { searchedNames } from '../categories/tree/searched-names.js';
import { loadEnglish } from './english.js';
import { categoryToken } from './search-index.js';
import { SearchTermModel } from './search-term.model.js';
import { deletionsOf, isTypoOf, termsOf } from './words.js';

/** Further words of a query are ignored: each costs a query of the vocabulary. */
const MAX_WORDS = 8;

/** Only prefixes of one or two letters match more words than this; the first ones are used. */
const MAX_VARIANTS = 500;

/** What one typed word may mean, best first. */
export interface Meaning {
  word: string;
  /** Whether products or categories have the word itself. */
  isThere: boolean;
  /** The word itself, and the tokens of categories with that word in their names. */
  exact: string[];
  /** Words that begin with it, and tokens of categories with such words in their names. */
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
  const [begun, candidates, categories, { isEnglish }] = await Promise.all([
    wordsBeginningWith(words),
    wordsSimilarTo(words),
    CategoryModel.find({}, { name: 1, ancestors: 1 }).lean(),
    loadEnglish(),
  ]);
  const categoryWords = searchedNames(categories).map(([_id, name]) => ({
    token: categoryToken({ _id }),
    words: termsOf(name),
  }));
  return words.map((word, index) => {
    const tokensWhere = (fits: (categoryWord: string) => boolean) =>
      categoryWords.filter((category) => category.words.some(fits)).map(({ token }) => token);
    const named = tokensWhere((other) => other === word);
    const longer = begun[index] ?? [];
    const isSimilar = similarTo(word, isEnglish(word));
    return {
      word,
      isThere: named.length > 0 || longer.includes(word),
      exact: [word, ...named],
      prefixed: [...longer, ...tokensWhere((other) => other.startsWith(word))],
      similar: [...candidates.filter(isSimilar), ...tokensWhere(isSimilar)],
    };
  });
}

/** Whether a search for the word finds anything. */
export const isKnown = ({ isThere, prefixed, similar }: Meaning): boolean =>
  isThere || prefixed.length > 0 || similar.length > 0;

/** Which words one letter away a word stands for: of a word of the language, only its other forms. */
function similarTo(word: string, isReal: boolean): (other: string) => boolean {
  if (!isReal) return (other) => isTypoOf(word, other);
  const stem = stemOf(word);
  return (other) => isTypoOf(word, other) && stemOf(other) === stem;
}

/** For each word, the words that begin with it: the word itself, if there is such a word, and longer ones. */
function wordsBeginningWith(words: readonly string[]): Promise<string[][]> {
  return Promise.all(
    words.map(async (word) => {
      const range = { _id: { $gte: word, $lt: `${word}\u{10ffff}` } };
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
