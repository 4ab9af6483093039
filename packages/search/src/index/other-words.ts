import type { Synonyms } from '../synonyms/synonyms.js';
import type { Meaning, Phrase } from './meaning.js';
import { QUALITY, type TermHit, type Vocabulary } from './vocabulary.js';

/** Letters of a word that may be two words without a space, and of each of them. */
const SPLIT_FROM = 5;
const SPLIT_PART = 2;
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
  for (const phrase of synonyms.of(words)) {
    const hits = phrase.map((word) => vocabulary.exactly(word, quality));
    const [only] = hits;
    if (hits.length === 1 && only) found.hits.push(...only);
    else if (hits.every(({ length }) => length > 0)) {
      for (const hit of hits.flat()) hit.isSynonym = true;
      found.phrases.push({ words: hits, isFixed: true, quality: 1 });
    }
    const joined = hits.length > 1 ? vocabulary.exactly(phrase.join(''), quality) : [];
    found.hits.push(...joined);
  }
  for (const hit of found.hits) {
    hit.isSynonym = true;
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

/** Two words without a space between them. */
export function splits(word: string, vocabulary: Vocabulary): Phrase[] {
  if (word.length < SPLIT_FROM) return [];
  const found: { words: TermHit[][]; surety: number }[] = [];
  for (let cut = SPLIT_PART; cut <= word.length - SPLIT_PART; cut += 1) {
    const [left, right] = [word.slice(0, cut), word.slice(cut)];
    const words = [vocabulary.exactly(left), vocabulary.exactly(right)];
    if (words.every(({ length }) => length > 0))
      found.push({ words, surety: Math.min(left.length, right.length) });
  }
  return found
    .sort((a, b) => b.surety - a.surety)
    .slice(0, MAX_SPLITS)
    .map(({ words }) => ({ words, isFixed: true, quality: QUALITY.joined }));
}
