import type { Synonyms } from '../../synonyms/synonyms.js';
import type { Meaning, Phrase } from './meaning.js';
import { QUALITY, type TermHit, type Vocabulary } from './vocabulary.js';

/** Letters of a word that may be two words without a space, and of each of them. “Car Pet Seat” is no carpet. */
const SPLIT_UNKNOWN = { from: 5, part: 2 };
const SPLIT_KNOWN = { from: 7, part: 3 };
const MAX_SPLITS = 2;

/** What else the words of a phrase are called. */
export function synonymsOf(
  words: readonly string[],
  vocabulary: Vocabulary,
  synonyms: Synonyms,
  surety = 1,
): Pick<Meaning, 'hits' | 'phrases'> {
  const quality = QUALITY.synonym * surety;
  const found: Pick<Meaning, 'hits' | 'phrases'> = { hits: [], phrases: [] };
  const { phrases, isDerived } = synonyms.of(words);
  const mark = (hit: TermHit) => {
    hit.isSynonym = true;
    if (isDerived) hit.isDerived = true;
  };
  for (const phrase of phrases) {
    const hits = phrase.map((word) => vocabulary.exactly(word, quality));
    const [only] = hits;
    if (hits.length === 1 && only) found.hits.push(...only);
    else if (hits.every(({ length }) => length > 0)) {
      for (const hit of hits.flat()) mark(hit);
      found.phrases.push({ words: hits, isFixed: true, quality: 1 });
    }
    const joined = hits.length > 1 ? vocabulary.exactly(phrase.join(''), quality) : [];
    found.hits.push(...joined);
  }
  for (const hit of found.hits) {
    mark(hit);
    hit.isGuess ||= surety < 1;
  }
  return found;
}

/** Letters and digits of a code, one by one. */
export function inPieces(pieces: readonly string[], vocabulary: Vocabulary): Phrase[] {
  const words = pieces.map((piece) => vocabulary.exactly(piece));
  return words.length > 0 && words.every(({ length }) => length > 0)
    ? [{ words, isFixed: false, quality: QUALITY.joined }]
    : [];
}

/**
 * Two words without a space between them.
 * @param isKnown whether products have the word itself, so that it takes more to be two.
 */
export function splits(word: string, vocabulary: Vocabulary, isKnown: boolean): Phrase[] {
  const { from, part } = isKnown ? SPLIT_KNOWN : SPLIT_UNKNOWN;
  if (word.length < from) return [];
  const found: { words: TermHit[][]; surety: number }[] = [];
  for (let cut = part; cut <= word.length - part; cut += 1) {
    const [left, right] = [word.slice(0, cut), word.slice(cut)];
    const first = vocabulary.exactly(left);
    const second = first.length > 0 ? vocabulary.exactly(right) : [];
    if (second.length > 0)
      found.push({ words: [first, second], surety: Math.min(left.length, right.length) });
  }
  return found
    .sort((a, b) => b.surety - a.surety)
    .slice(0, MAX_SPLITS)
    .map(({ words }) => ({ words, isFixed: true, quality: QUALITY.joined }));
}
