import type { QueryPart } from '../../analysis/query.js';
import type { TermHit, Vocabulary } from './vocabulary.js';

/** Letters of the beginning of a word that say what is wanted. */
const BEGUN_FROM = 4;

/** Several words that stand for one: each must be there. */
export interface Phrase {
  words: TermHit[][];
  /** Whether they have to follow each other in the name. */
  isFixed: boolean;
  quality: number;
}

/** What a part of a query, or several together, may mean: any of these terms, or phrases. */
export interface Meaning {
  parts: readonly QueryPart[];
  hits: TermHit[];
  phrases: Phrase[];
  /** The word as it was read, if it was misspelt. */
  corrected?: string;
  /** Whether no product is what was typed, and `corrected` is what comes nearest. */
  isNearest?: boolean;
}

export const isKnown = ({ hits, phrases }: Meaning): boolean =>
  hits.length > 0 || phrases.length > 0;

const hitsOf = ({ hits, phrases }: Meaning) => [
  ...hits,
  ...phrases.flatMap(({ words }) => words.flat()),
];

/** Whether a name or a category has what is meant; of a phrase each word, and of one that is fixed a name. */
export function isNamed(
  { hits, phrases }: Pick<Meaning, 'hits' | 'phrases'>,
  vocabulary: Vocabulary,
): boolean {
  const isIn = (some: readonly TermHit[], isFixed = false) =>
    some.some((hit) => vocabulary.isNamed(hit) && !(isFixed && vocabulary.isCategory(hit)));
  return (
    isIn(hits) || phrases.some(({ words, isFixed }) => words.every((one) => isIn(one, isFixed)))
  );
}

/** Whether products are what is meant, and it was typed in full. */
export const isThing = (meaning: Meaning, vocabulary: Vocabulary): boolean =>
  hitsOf(meaning).some((hit) => !hit.isGuess && vocabulary.isThing(hit));

/** Whether something can be found by it alone: not by a number, nor by the beginning of a word that hardly began. */
export function saysSomething({ parts, hits, phrases, corrected }: Meaning): boolean {
  const [part] = parts;
  if (parts.length > 1 || part === undefined || corrected !== undefined) return true;
  if (part.kind === 'number' || part.raw.length < 2) return false;
  const isSpeltOut = phrases.length > 0 || hits.some(({ isGuess }) => !isGuess);
  return isSpeltOut || part.raw.length >= BEGUN_FROM;
}
