import type { Meaning } from '../vocabulary/meaning.js';
import type { TermHit } from '../vocabulary/vocabulary.js';
import type { Segment } from '../segment.js';
import type { FoundWord } from './found-phrase.js';
import { marksOf, placeOf, WORTH } from './match-columns.js';

/** Which rows of a segment have a term, and how. */
export class Postings {
  constructor(
    private readonly segment: Segment,
    private readonly number: number,
  ) {}

  /** The terms that are of this segment. */
  mine(hits: readonly TermHit[]): TermHit[] {
    return hits.filter(({ segment }) => segment === this.number);
  }

  /** How many rows may be read to find a meaning. */
  costOf({ hits, phrases }: Meaning): number {
    const single = hits.reduce((sum, hit) => sum + this.length(hit), 0);
    return phrases.reduce(
      (sum, { words }) => sum + Math.min(...words.map((word) => this.lengthOf(word))),
      single,
    );
  }

  lengthOf(hits: readonly TermHit[]): number {
    return hits.reduce((sum, hit) => sum + this.length(hit), 0);
  }

  private length({ segment, term }: TermHit): number {
    if (segment !== this.number) return 0;
    const { offsets } = this.segment;
    return (offsets[term + 1] ?? 0) - (offsets[term] ?? 0);
  }

  /** Whether a row has any of some terms. */
  hasAny(hits: readonly TermHit[], row: number): boolean {
    for (const { term } of hits) if (this.lookUp(term, row) !== 0) return true;
    return false;
  }

  /** The best of some terms that a row has. */
  bestOf(hits: readonly TermHit[], row: number): FoundWord | undefined {
    let best: FoundWord | undefined;
    for (const hit of hits) {
      const { term, quality } = hit;
      const flags = this.lookUp(term, row);
      if (flags === 0) continue;
      if (
        !best ||
        quality * (WORTH[placeOf(flags)] ?? 0) > best.quality * (WORTH[placeOf(best.flags)] ?? 0)
      )
        best = { flags, quality, marks: marksOf(hit) };
    }
    return best;
  }

  /** How a term stands in a row; 0 if it does not. */
  lookUp(term: number, row: number): number {
    const { offsets, rows, flags } = this.segment;
    let [low, high] = [offsets[term] ?? 0, offsets[term + 1] ?? 0];
    const end = high;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((rows[middle] ?? 0) < row) low = middle + 1;
      else high = middle;
    }
    return low < end && rows[low] === row ? (flags[low] ?? 0) : 0;
  }
}
