import { stemOf } from '../analysis/stem.js';
import type { ProductIndex } from '../index/product-index.js';
import { EVERYDAY_WORDS } from './everyday-words.js';
import { slipsIn, wordsOf, type Slip } from './slips.js';

interface Named {
  id: string;
  name: string;
}

/** The everyday words that a catalogue has in no form. */
export function wordsMissingFrom(texts: readonly string[]): string[] {
  const known = new Set(texts.flatMap(wordsOf).map(stemOf));
  return Object.values(EVERYDAY_WORDS)
    .flat()
    .filter((word) => !known.has(stemOf(word)));
}

/** Those of some words for which other words are searched for or offered. */
export function misreadBy(index: ProductIndex, words: readonly string[]): string[] {
  return words.filter((text) => {
    const { readAs, nearest } = index.search({ text, limit: 1 });
    return readAs !== undefined || nearest !== undefined;
  });
}

/** Slips in words of products' names that do not find a product with the word. */
export function slipsMissedBy(
  index: ProductIndex,
  products: readonly Named[],
  count: number,
): Slip[] {
  const slips = slipsIn(
    products.map(({ name }) => name),
    count,
  );
  return slips.filter(({ typed, word }) => {
    const wanted = products.filter(({ name }) => wordsOf(name).includes(word));
    const { ids } = index.search({ text: typed, limit: 60 });
    return !wanted.some(({ id }) => ids.includes(id));
  });
}
