import type { Random } from '@shop/test-shop/lib/random';
import { CATEGORIES, COLOURS, LOOKS, MATERIALS, PURPOSES } from '../lib/catalogue-words.js';

const THINGS = Object.values(CATEGORIES).flat();
const FILLERS = ['a', 'the', 'i need a', 'cheap', 'looking for'];

const KINDS: readonly ((random: Random) => string)[] = [
  (random) => random.pick(THINGS),
  (random) => `${random.pick(LOOKS)} ${random.pick(THINGS)}`,
  (random) => `${random.pick(MATERIALS)} ${random.pick(THINGS)} ${random.pick(COLOURS)}`,
  (random) => `${random.pick(THINGS)} for ${random.pick(PURPOSES)}`,
  (random) => begun(random.pick(THINGS), random),
  (random) => `${random.pick(COLOURS)} ${begun(random.pick(THINGS), random)}`,
  (random) => misspelt(random.pick(THINGS), random),
  (random) => `${misspelt(random.pick(LOOKS), random)} ${random.pick(THINGS)}`,
  (random) => `${random.pick(FILLERS)} ${random.pick(THINGS)}`,
  (random) => `${random.pick(THINGS)} under $${random.between(5, 200)}`,
  (random) => `${random.pick(THINGS)}s`,
];

/** What shoppers type, in about equal shares of one word, several, unfinished and misspelt ones, and whole phrases. */
export function usualQueries(count: number, random: Random): string[] {
  return Array.from({ length: count }, (_, index) => KINDS[index % KINDS.length]?.(random) ?? '');
}

const begun = (word: string, random: Random) =>
  word.slice(0, random.between(1, Math.max(1, word.length - 1)));

function misspelt(word: string, random: Random): string {
  const at = random.between(1, word.length - 1);
  return word.slice(0, at) + random.pick(COLOURS).charAt(0) + word.slice(at + 1);
}
