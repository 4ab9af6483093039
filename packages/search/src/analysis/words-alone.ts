import { excludes, isContainer, isNumeral, isSize } from './fillers.js';
import { fold } from './fold.js';
import { partsOf, type Part } from './parts.js';
import { priceIn } from './phrases/price-phrase.js';
import { isIgnored, readQuery } from './query.js';

/** Letters of a word that may be searched for by itself. */
const SHORTEST = 2;

/** Neither a filler nor “two”, “c” or “set” finds what was meant. */
const saysNothing = (part: Part) =>
  isIgnored(part) ||
  part.kind === 'number' ||
  part.text.length < SHORTEST ||
  isContainer(part.text) ||
  isSize(part.text) ||
  isNumeral(part.text);

/**
 * The words of a query that say what is wanted, as they were typed: each could be searched for by itself. Those of a
 * price are none.
 */
export function wordsAlone(text: string): string[] {
  const { rest, price } = priceIn(fold(text));
  const left = new Set(rest.split(/\s+/));
  const words = text.split(/\s+/).filter((word) => {
    const folded = fold(word);
    const parts = partsOf(folded);
    return parts.length > 0 && !parts.every(saysNothing) && (!price || left.has(folded));
  });
  return [...new Set(words)];
}

/** The same without those that are not wanted: of “tee without cotton”, the tee. */
export function wordsWanted(text: string): string[] {
  const unwanted = new Set(readQuery(text).without.map((part) => part.text));
  if (unwanted.size === 0) return wordsAlone(text);
  return wordsAlone(text).filter(
    (word) => !partsOf(fold(word)).every((part) => unwanted.has(part.text) || excludes(part.text)),
  );
}
