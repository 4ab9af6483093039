import { COLOURS, LOOKS, MATERIALS, SENTENCES } from '../lib/catalogue-words.js';
import type { Random } from '@shop/test-shop/lib/random';

/** A search, by its URL parameters. */
export interface AskedSearch {
  text: string;
  sort?: 'name' | 'price' | 'quantity';
  page?: number;
}

const WORDS = [...COLOURS, ...LOOKS, ...MATERIALS];
/** Words found in most descriptions. */
const COMMON = [
  ...new Set(
    SENTENCES.join(' ')
      .toLowerCase()
      .match(/\b[a-z]{2,}\b/g),
  ),
];
const LETTERS = Array.from('abcdefghiklmnoprstuvw');
const NONSENSE = 'aeiorstlnm';
const DEEPEST = 5_000;

const KINDS: Readonly<Record<string, (random: Random) => AskedSearch>> = {
  letters: (random) => ({ text: several(8, () => random.pick(LETTERS)) }),
  'a common word': (random) => ({ text: random.pick(COMMON) }),
  'three common words': (random) => ({ text: several(3, () => random.pick(COMMON)) }),
  'ten common words': (random) => ({ text: several(10, () => random.pick(COMMON)) }),
  'ten words': (random) => ({ text: several(10, () => random.pick(WORDS)) }),
  'eight misspelt words': (random) => ({
    text: several(8, () => swapped(random.pick(WORDS), random)),
  }),
  'ten words that are none': (random) => ({ text: several(10, () => nonsense(9, random)) }),
  'common words and none': (random) => ({
    text: `${several(5, () => random.pick(COMMON))} ${several(4, () => nonsense(9, random))}`,
  }),
  'many by name': (random) => ({ text: random.pick(COMMON), sort: 'name' }),
  'many by stock': (random) => ({ text: random.pick(COMMON), sort: 'quantity' }),
  'only a price': (random) => ({ text: `under $${random.between(5_000, 9_999)}`, sort: 'name' }),
  'a far page': (random) => ({
    text: random.pick(COMMON),
    page: random.between(DEEPEST / 2, DEEPEST),
  }),
};

export const WORST_KINDS = Object.keys(KINDS);

/** An expensive search. */
export function worstSearch(kind: string, random: Random): AskedSearch {
  const make = KINDS[kind];
  if (!make) throw new RangeError(`There is no search of ${kind}`);
  return make(random);
}

/** The path and query of a search, without the API's prefix. */
export function pathOf({ text, sort, page }: AskedSearch): string {
  const query = new URLSearchParams({
    ...(sort && { sort }),
    ...(page !== undefined && { page: String(page) }),
  });
  return `/products/search/${encodeURIComponent(text)}?${query.toString()}`;
}

const several = (count: number, one: () => string) => Array.from({ length: count }, one).join(' ');

function swapped(word: string, random: Random): string {
  const at = random.between(1, Math.max(1, word.length - 3));
  return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
}

const nonsense = (length: number, random: Random) =>
  Array.from({ length }, () => NONSENSE[random.between(0, NONSENSE.length - 1)]).join('');
