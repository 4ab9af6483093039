import type { Meaning } from '../vocabulary/meaning.js';
import type { Segment } from '../segment.js';

/** Beginnings of a letter stand for very many words. */
const MOST = 500;

/** The words of products that some meanings found. */
export function matchedWords(
  meanings: readonly Meaning[],
  layers: readonly { segment: Segment }[],
): string[] {
  const words = new Set<string>();
  for (const { hits, phrases } of meanings) {
    for (const { segment, term } of [
      ...hits,
      ...phrases.flatMap((phrase) => phrase.words.flat()),
    ]) {
      const word = layers[segment]?.segment.terms[term];
      // What begins with a number sign is a category.
      if (word !== undefined && !word.startsWith('#') && words.size < MOST) words.add(word);
    }
  }
  return [...words];
}
