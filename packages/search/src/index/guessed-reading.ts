import { fold } from '../analysis/fold.js';
import { partsOf } from '../analysis/parts.js';
import { stemOf } from '../analysis/stem.js';
import { wordsAlone } from '../analysis/words-alone.js';
import { misspellingsOf } from './misspellings.js';

/** A word as `markedRanges` compares it. */
export const markedForms = (word: string): string[] =>
  partsOf(fold(word)).flatMap(({ text, raw }) => [text, raw]);

/**
 * A query as another engine seems to have read it: words that it did not find are those nearest to them that it found.
 * @param found in the form of `markedForms`.
 * @param isWord whether a folded word is one of the language, and so was read as it is.
 * @returns undefined if it found the words as they are.
 */
export function guessedReading(
  text: string,
  found: readonly string[],
  isWord: (word: string) => boolean,
): string | undefined {
  const known = [...new Set(found)].sort();
  const stems = new Set(known.map(stemOf));
  const typed = wordsAlone(text);
  const read = typed.map((word) => {
    const folded = fold(word);
    const isFound = stems.has(stemOf(folded)) || known.some((other) => other.startsWith(folded));
    if (isFound || isWord(folded)) return word;
    return misspellingsOf(folded, known)[0]?.word ?? word;
  });
  return read.every((word, index) => word === typed[index]) ? undefined : read.join(' ');
}
