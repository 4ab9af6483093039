import { isEnglish } from '../words/english-words.js';
import { randomFrom, type Random } from './random.js';

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** The keys beside and below or above a letter's. */
function neighboursOf(letter: string): string[] {
  const row = ROWS.findIndex((keys) => keys.includes(letter));
  const at = ROWS[row]?.indexOf(letter) ?? 0;
  const around = [-1, 0, 1].flatMap((by) =>
    [at - 1, at, at + 1].map((other) => ROWS[row + by]?.[other] ?? ''),
  );
  return around.filter((key) => key !== '' && key !== letter);
}

/** How fingers slip: each makes another text of a word, or the same one where its letters are alike. */
const SLIPS: Readonly<Record<string, (word: string, random: Random) => string>> = {
  transposition: (word, random) => {
    const at = random.between(1, word.length - 2);
    return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
  },
  omission: (word, random) => {
    const at = random.between(1, word.length - 1);
    return word.slice(0, at) + word.slice(at + 1);
  },
  doubling: (word, random) => {
    const at = random.between(1, word.length - 1);
    return word.slice(0, at) + (word[at] ?? '') + word.slice(at);
  },
  'neighbouring key': (word, random) => {
    const at = random.between(1, word.length - 1);
    return word.slice(0, at) + random.pick(neighboursOf(word[at] ?? '')) + word.slice(at + 1);
  },
};

const SEED = 7;
const FROM = 5;

/** A word as it was typed by mistake. */
export interface Slip {
  kind: string;
  typed: string;
  word: string;
}

/**
 * So many different slips in words of some names, of each kind in turn; the same ones each time. None is a word itself.
 */
export function slipsIn(names: readonly string[], count: number): Slip[] {
  const random = randomFrom(SEED);
  const words = [...new Set(names.flatMap(wordsOf))].filter(({ length }) => length >= FROM);
  const kinds = Object.entries(SLIPS);
  const slips = new Map<string, Slip>();
  for (let at = 0; slips.size < count; at += 1) {
    const word = random.pick(words);
    const [kind, slip] = kinds[at % kinds.length] ?? random.pick(kinds);
    const typed = slip(word, random);
    if (!words.includes(typed) && !isEnglish(typed)) slips.set(typed, { kind, typed, word });
  }
  return [...slips.values()];
}

/** The words of a name that have no letters but those of the keyboard. */
export const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => /^[a-z]+$/.test(word));
