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
  shorts: 'shorts',
  tights: 'tights',
  stockings: 'stocking',
  leggings: 'legging',
  scarfs: 'scarf',
  hoofs: 'hoof',
  dice: 'dice',
  clothes: 'clothes',
  media: 'media',
  data: 'data',
}))
  SINGULARS.set(plural, singular);

const words = (list: string) => new Set(list.split(/\s+/));

/** Words that only look like plurals, or like a form of another word. */
const UNCHANGED = words(
  `bus gas lens news series canvas atlas iris plus shorts tights glass
  awning bearing bedding bowling boxing ceiling clothing cutting dressing earring filing icing legging lining packing
  painting parking pudding rating setting stocking topping wedding portable capable constable`,
);
/** The Arabic article is written as part of its word. */
const ARABIC_ARTICLE = /^\u0648?\u0627\u0644(?=[\u0621-\u064a]{3})/;
const LATIN = /^[a-z]+$/;
const SHORTEST = 3;
const REMEMBERED = 20_000;

/** What all forms of a word have in common: the same for `insulated` and `insulating`. */
export const stemOf = remembered((word) => {
  if (word.length < SHORTEST || !LATIN.test(word)) return word.replace(ARABIC_ARTICLE, '');
  const spelt = formOf(word);
  if (UNCHANGED.has(spelt)) return spelt;
  const stem = withoutAble(stemmer(spelt));
  // What is `dimmable` is good for dimming.
  return /abl[ey]$/.test(spelt) ? stem.replace(/([bdgmnprt])\1$/, '$1') : stem;
});

/** What singular and plural, and British and American spellings, have in common. */
export const formOf = remembered((word) => {
  if (word.length < SHORTEST || !LATIN.test(word)) return word;
  const singular = SINGULARS.get(word) ?? (UNCHANGED.has(word) ? word : singularOf(word));
  return (SPELLINGS.get(singular) ?? singular)
    .replace(/is(e[rd]?|ing|ation)$/, 'iz$1')
    .replace(/ie$/, 'y');
});

function singularOf(word: string): string {
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|ss|x|zz)es$/.test(word)) return word.slice(0, -2);
  const one = /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
  return SINGULARS.get(one) ?? one;
}

/** `foldabl` is a stem of its own to the stemmer, as few letters are left. */
const withoutAble = (stem: string) => stem.replace(/(?<=[a-z]{4})abl$/, '');

function remembered(find: (word: string) => string): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    const found = known.get(word);
    if (found !== undefined) return found;
    const value = find(word);
    if (known.size >= REMEMBERED) known.clear();
    known.set(word, value);
    return value;
  };
}
