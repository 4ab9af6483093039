import type { Meaning } from './meanings.js';

/** The words by which a product is ranked. */
export interface RankedWords {
  nameWords: string[];
  searchWords: string[];
}

/**
 * Ranks how well products match a query, from 0: exact words in the name, prefixes in the name, exact words anywhere,
 * similar words in the name, anything else.
 */
export function ranker(meanings: readonly Meaning[]): (product: RankedWords) => number {
  const exact = meanings.map((meaning) => new Set(meaning.exact));
  const begun = meanings.map((meaning) => new Set([...meaning.exact, ...meaning.prefixed]));
  const any = meanings.map((meaning) => new Set(anyMeaning(meaning)));
  return ({ nameWords, searchWords }) => {
    if (hasEach(exact, nameWords)) return 0;
    if (hasEach(begun, nameWords)) return 1;
    if (hasEach(exact, searchWords)) return 2;
    if (hasEach(any, nameWords)) return 3;
    return 4;
  };
}

/** All variants of a word. */
export function anyMeaning({ exact, prefixed, similar }: Meaning): string[] {
  return [...exact, ...prefixed, ...similar];
}

function hasEach(wanted: readonly ReadonlySet<string>[], words: readonly string[]): boolean {
  return wanted.every((variants) => words.some((word) => variants.has(word)));
}
