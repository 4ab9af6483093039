import { IN_NAME, IS_HEAD } from '../../analysis/document.js';
import { NAME, placeOf } from './match-columns.js';

/** A word of a phrase, as it stands in a row. */
export interface FoundWord {
  flags: number;
  quality: number;
  marks: number;
}

interface FoundPhrase extends FoundWord {
  /** Whether the words follow each other in the name. */
  isInOrder: boolean;
  /** The places of the words in the name, as bits; 0 unless all stand there. */
  nameBits: number;
}

/** What the words of a phrase are together in one row: as much as the worst of them. */
export function readPhrase(words: readonly FoundWord[]): FoundPhrase {
  const places = words.map(({ flags }) => flags & IN_NAME);
  const worst = words.reduce((a, b) => (placeOf(b.flags) < placeOf(a.flags) ? b : a));
  const isInName = placeOf(worst.flags) === NAME;
  const head = words.some(({ flags }) => flags & IS_HEAD) ? IS_HEAD : 0;
  const last = places.at(-1) ?? 0;
  return {
    isInOrder: places.every(
      (place, index) => place > 0 && (index === 0 || place === (places[index - 1] ?? 0) + 1),
    ),
    flags: isInName ? last | head : worst.flags & ~(IN_NAME | IS_HEAD),
    quality: words.reduce((sum, word) => sum + word.quality, 0) / words.length,
    marks: words.reduce((all, { marks }) => all | marks, 0),
    nameBits: isInName ? places.reduce((bits, place) => bits | (1 << place), 0) : 0,
  };
}
