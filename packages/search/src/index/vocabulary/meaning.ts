import type { QueryPart } from '../../analysis/query.js';
import type { TermHit } from './vocabulary.js';

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
}

export const isKnown = ({ hits, phrases }: Meaning): boolean =>
  hits.length > 0 || phrases.length > 0;

/** Whether something can be found by it alone: not by a number, nor by the beginning of a word that hardly began. */
export function saysSomething({ parts, hits, phrases, corrected }: Meaning): boolean {
  const [part] = parts;
  if (parts.length > 1 || part === undefined || corrected !== undefined) return true;
  if (part.kind === 'number' || part.raw.length < 2) return false;
  const isSpeltOut = phrases.length > 0 || hits.some(({ isGuess }) => !isGuess);
  return isSpeltOut || part.raw.length >= BEGUN_FROM;
}
