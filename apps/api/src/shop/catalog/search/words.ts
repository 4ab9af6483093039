import { wordsOf } from '@shop/mongo/text';

/** In words of at least this length, one wrong, missing, extra or swapped letter is tolerated. */
const FORGIVEN_LENGTH = 5;
const MAX_WORD_LENGTH = 40;

/** The distinct words of a text as search compares them: lower case, without accents, letters and digits only. */
export function termsOf(text: string): string[] {
  const terms = wordsOf(text).flatMap((word) => word.match(/[\p{L}\p{N}]+/gu) ?? []);
  return [...new Set(terms.map((term) => Array.from(term).slice(0, MAX_WORD_LENGTH).join('')))];
}

/** The word without each of its letters in turn. Words one letter apart share a form, or one is a form of the other. */
export function deletionsOf(word: string): string[] {
  const letters = Array.from(word);
  if (letters.length < FORGIVEN_LENGTH - 1) return [];
  return [
    ...new Set(
      letters.map((_, left) => letters.filter((_letter, index) => index !== left).join('')),
    ),
  ];
}

/** Whether `typed` may be a misspelling of `word`: one letter wrong, missing or extra, or two adjacent ones swapped. */
export function isTypoOf(typed: string, word: string): boolean {
  if (Math.max(typed.length, word.length) < FORGIVEN_LENGTH || typed === word) return false;
  const [short, long] = typed.length <= word.length ? [typed, word] : [word, typed];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  if (long.length > short.length) return short.slice(start) === long.slice(start + 1);
  const isWrongLetter = short.slice(start + 1) === long.slice(start + 1);
  const isSwap =
    short[start] === long[start + 1] &&
    short[start + 1] === long[start] &&
    short.slice(start + 2) === long.slice(start + 2);
  return isWrongLetter || isSwap;
}
