import irregularPlurals from 'irregular-plurals';
import { stemmer } from 'stemmer';
import { SPELLINGS } from './spellings.js';

/** Plurals that no rule undoes. Those that are also words of their own stay, such as `glasses`. */
const SINGULARS = new Map(
  [...irregularPlurals]
    .filter(([singular, plural]) => singular !== plural)
    .map(([singular, plural]) => [plural, singular]),
);
for (const [plural, singular] of Object.entries({
  buses: 'bus',
  gases: 'gas',
  lenses: 'lens',
  pants: 'pants',
  scarfs: 'scarf',
  hoofs: 'hoof',
  dice: 'dice',
  media: 'media',
  data: 'data',
}))
  SINGULARS.set(plural, singular);

/** Words that only look like plurals. */
const UNCHANGED = new Set([
  'bus',
  'gas',
  'lens',
  'news',
  'series',
  'canvas',
  'atlas',
  'iris',
  'plus',
]);
const LATIN = /^[a-z]+$/;
const SHORTEST = 3;
const REMEMBERED = 20_000;
const known = new Map<string, string>();

/** What all forms of a word have in common: the same for singular and plural, for `colour` and `color`. */
export function stemOf(word: string): string {
  const found = known.get(word);
  if (found !== undefined) return found;
  const stem = freshStem(word);
  if (known.size >= REMEMBERED) known.clear();
  known.set(word, stem);
  return stem;
}

function freshStem(word: string): string {
  if (word.length < SHORTEST || !LATIN.test(word)) return word;
  const singular = SINGULARS.get(word) ?? word;
  const spelt = SPELLINGS.get(singular) ?? SPELLINGS.get(singular.replace(/s$/, '')) ?? singular;
  if (UNCHANGED.has(spelt)) return spelt;
  return stemmer(spelt.replace(/is(e[rds]?|ing|ers)$/, 'iz$1'));
}
