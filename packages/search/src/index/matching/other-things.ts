import { IS_HEAD } from '../../analysis/document.js';
import type { Segment } from '../segment.js';
import type { TermHit } from '../vocabulary/vocabulary.js';
import type { Postings } from './postings.js';

/** Which products are called another thing than the one that a category was found for. */
export class OtherThings {
  /** The mark of the hit for which a row was last found to be another thing. */
  private readonly marks: Uint32Array;
  private mark = 0;

  constructor(
    private readonly segment: Segment,
    private readonly postings: Postings,
  ) {
    this.marks = new Uint32Array(segment.size);
  }

  /** Whether one row is another thing. */
  has({ otherThings = [] }: TermHit, row: number): boolean {
    return this.postings
      .mine(otherThings)
      .some(({ term }) => (this.postings.lookUp(term, row) & IS_HEAD) !== 0);
  }

  /** Tells of every row whether it is another thing, or nothing if none can be. */
  of({ otherThings }: TermHit): ((row: number) => boolean) | undefined {
    if (!otherThings) return undefined;
    this.mark += 1;
    const { marks, mark } = this;
    const { offsets, rows, flags } = this.segment;
    for (const { term } of this.postings.mine(otherThings))
      for (let at = offsets[term] ?? 0; at < (offsets[term + 1] ?? 0); at += 1)
        if (((flags[at] ?? 0) & IS_HEAD) !== 0) marks[rows[at] ?? 0] = mark;
    return (row) => marks[row] === mark;
  }
}
