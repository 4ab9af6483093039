import { withoutPhrases } from './fillers.js';
import { fold } from './fold.js';
import { priceIn, type PriceRange } from './price-phrase.js';
import { wordsAlone } from './words-alone.js';

/** A query for another engine: the words that say what is wanted, and the price that it names. */
export function plainWords(text: string): { words: string; price: PriceRange | undefined } {
  const { rest, price } = priceIn(withoutPhrases(fold(text)));
  const wanted = wordsAlone(rest);
  return { words: wanted.length > 0 ? wanted.join(' ') : rest, price };
}
