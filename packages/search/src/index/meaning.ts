import type { QueryPart } from '../analysis/query.js';
import type { TermHit } from './vocabulary.js';

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
