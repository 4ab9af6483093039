import { fold } from './fold.js';
import { partsOf } from './parts.js';
import { priceIn } from './phrases/price-phrase.js';
import { isIgnored } from './query.js';

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
    return parts.length > 0 && !parts.every(isIgnored) && (!price || left.has(folded));
  });
  return [...new Set(words)];
}
