import { fold } from './fold.js';
import { isUnspaced } from './pairs.js';
import { partsOf } from './parts.js';

/** Where a part of a text begins, and where it ends: its end is not part of it. In UTF-16 units. */
export type TextRange = readonly [from: number, to: number];

const PIECES = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu;
/** Words that are one in the index: `t-shirt`, `500 ml`. */
const WIDEST = 3;
const NO_LETTERS = /[^\p{L}\p{M}]+/gu;

/**
 * Where words of a text are those that a search found.
 * @param words of the same search for all texts: what is known of a word is kept with them.
 */
export function markedRanges(text: string, words: ReadonlySet<string>): TextRange[] {
  const pieces = Array.from(text.matchAll(PIECES), ({ 0: piece, index }) => ({
    from: index,
    to: index + piece.length,
  }));
  const ranges: TextRange[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    for (let width = Math.min(WIDEST, pieces.length - at); width > 0; width -= 1) {
      const [from, to] = [pieces[at]?.from ?? 0, pieces[at + width - 1]?.to ?? 0];
      const found = knownRanges(text.slice(from, to), words, width);
      if (found.length === 0) continue;
      ranges.push(...found.map(([begin, end]): TextRange => [from + begin, from + end]));
      at += width - 1;
      break;
    }
  }
  return ranges;
}

const known = new WeakMap<ReadonlySet<string>, Map<string, readonly TextRange[]>>();

/** Most words of descriptions come again and again, and few of their neighbours are one word. */
function knownRanges(text: string, words: ReadonlySet<string>, width: number) {
  if (width > 1 && !/\d/.test(text) && !words.has(fold(text).replace(NO_LETTERS, ''))) return [];
  const mine = known.get(words) ?? new Map<string, readonly TextRange[]>();
  known.set(words, mine);
  const ranges = mine.get(text) ?? rangesIn(text, words, width);
  mine.set(text, ranges);
  return ranges;
}

/** @param width how many words it seems to be: several count only if they are one word. */
function rangesIn(text: string, words: ReadonlySet<string>, width: number): TextRange[] {
  if (isUnspaced(text)) return width === 1 ? pairRanges(text, words) : [];
  const parts = partsOf(fold(text));
  const joined = parts.map(({ raw }) => raw).join('');
  const [only] = parts;
  const isOne =
    parts.length === 1 && only !== undefined
      ? [only.text, only.raw, ...(width === 1 ? only.also : [])].some((word) => words.has(word))
      : words.has(joined);
  return isOne ? [[0, text.length]] : [];
}

/** In scripts without spaces every two neighbours are a word. */
function pairRanges(text: string, words: ReadonlySet<string>): TextRange[] {
  const ranges: [number, number][] = [];
  for (let at = 0; at < text.length - 1; at += 1) {
    if (!words.has(fold(text.slice(at, at + 2)))) continue;
    const last = ranges.at(-1);
    if (last && last[1] >= at) last[1] = at + 2;
    else ranges.push([at, at + 2]);
  }
  return ranges;
}
