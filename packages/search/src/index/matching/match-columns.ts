import { IN_CATEGORY, IN_NAME, IS_HEAD } from '../../analysis/document.js';
import type { TermHit } from '../vocabulary/vocabulary.js';

/** Where a word stands, worst first, and what that is worth. */
const DESCRIPTION = 0;
export const CATEGORY = 1;
export const NAME = 2;
export const WORTH = [0.3, 0.55, 1];
const HEAD_WORTH = 0.15;
const WANTED_HEAD_WORTH = 0.3;
/** Found by a category that is named after several things. */
export const SHARED = 4;
const HEAD = 8;
const WANTED_HEAD = 16;
/** How a word was found: as a guess, by another form of it, or by another word for the same. */
export const GUESS = 32;
export const DERIVED = 64;
export const SYNONYM = 128;
const MARKS = GUESS | DERIVED | SYNONYM;

/** What is known of the rows that match: columns that are used again for each query. */
export class MatchColumns {
  /** Rows that match the meanings so far. */
  rows: Uint32Array;
  count = 0;
  /** Of all meanings so far. */
  readonly score: Float32Array;
  /** How many meanings were found in the name twice over, plus those found by category. */
  readonly places: Uint8Array;
  /** How any of the meanings was found. */
  readonly marks: Uint8Array;
  readonly heads: Uint8Array;
  /** The places of the name's words that were matched, as bits. */
  readonly nameBits: Uint16Array;
  readonly found: Uint8Array;
  /** Which of the meanings were found, as bits, and which in the name or by a category. */
  readonly bits: Uint16Array;
  readonly strong: Uint16Array;
  protected readonly seen: Uint32Array;
  private readonly turn: Uint32Array;
  private readonly best: Float32Array;
  private readonly bestInfo: Uint8Array;
  private readonly bestFlags: Uint8Array;
  protected query = 0;
  protected turns = 0;

  constructor(size: number) {
    this.rows = new Uint32Array(size);
    this.score = new Float32Array(size);
    this.places = new Uint8Array(size);
    this.marks = new Uint8Array(size);
    this.heads = new Uint8Array(size);
    this.nameBits = new Uint16Array(size);
    this.found = new Uint8Array(size);
    this.bits = new Uint16Array(size);
    this.strong = new Uint16Array(size);
    this.seen = new Uint32Array(size);
    this.turn = new Uint32Array(size);
    this.best = new Float32Array(size);
    this.bestInfo = new Uint8Array(size);
    this.bestFlags = new Uint8Array(size);
  }

  isWantedHead(row: number): boolean {
    return ((this.heads[row] ?? 0) & WANTED_HEAD) !== 0;
  }

  /** Like `begin` for every row, but much faster. */
  protected forget(): void {
    for (const column of [
      this.score,
      this.places,
      this.marks,
      this.heads,
      this.nameBits,
      this.found,
      this.bits,
      this.strong,
    ])
      column.fill(0);
  }

  protected begin(row: number): void {
    this.seen[row] = this.query;
    this.rows[this.count++] = row;
    this.score[row] = 0;
    this.places[row] = 0;
    this.marks[row] = 0;
    this.heads[row] = 0;
    this.nameBits[row] = 0;
    this.found[row] = 0;
    this.bits[row] = 0;
    this.strong[row] = 0;
  }

  /** Notes that a row has what this turn looks for, unless it was already found in a better place. */
  protected note(row: number, flags: number, quality: number, marks: number): void {
    const place = placeOf(flags);
    const value = quality * ((WORTH[place] ?? 0) + (flags & IS_HEAD ? HEAD_WORTH : 0));
    if (this.turn[row] === this.turns && value <= (this.best[row] ?? 0)) return;
    this.turn[row] = this.turns;
    this.best[row] = value;
    this.bestInfo[row] = place | marks | (flags & IS_HEAD ? HEAD : 0);
    this.bestFlags[row] = flags & IN_NAME;
  }

  /**
   * @param mayMiss whether rows stay that do not have this meaning.
   * @param bit stands for the meaning in `bits` and `strong`.
   */
  protected endTurn(mayMiss: boolean, isWanted: boolean, bit: number): void {
    let kept = 0;
    for (let at = 0; at < this.count; at += 1) {
      const row = this.rows[at] ?? 0;
      if (this.turn[row] !== this.turns) {
        if (mayMiss) this.rows[kept++] = row;
        else this.seen[row] = 0;
        continue;
      }
      this.rows[kept++] = row;
      const info = this.bestInfo[row] ?? 0;
      const isHead = (info & HEAD) !== 0;
      this.found[row] = (this.found[row] ?? 0) + 1;
      this.bits[row] = (this.bits[row] ?? 0) | bit;
      if ((info & 3) > DESCRIPTION && (info & SHARED) === 0)
        this.strong[row] = (this.strong[row] ?? 0) | bit;
      this.score[row] =
        (this.score[row] ?? 0) +
        (this.best[row] ?? 0) +
        (isHead && isWanted ? WANTED_HEAD_WORTH - HEAD_WORTH : 0);
      this.places[row] = (this.places[row] ?? 0) + (info & 3);
      this.marks[row] = (this.marks[row] ?? 0) | (info & MARKS);
      this.heads[row] =
        (this.heads[row] ?? 0) | (isHead ? (isWanted ? HEAD | WANTED_HEAD : HEAD) : 0);
      const place = this.bestFlags[row] ?? 0;
      if (place > 0) this.nameBits[row] = (this.nameBits[row] ?? 0) | (1 << place);
    }
    this.count = kept;
  }
}
/** Whether a term stands in the description alone. */
export const isDescription = (flags: number) => (flags & (IN_NAME | IN_CATEGORY)) === 0;

/** The best place where a term stands. */
export function placeOf(flags: number): number {
  return flags & IN_NAME ? NAME : flags & IN_CATEGORY ? CATEGORY : DESCRIPTION;
}

export function marksOf({ isGuess, isDerived, isSynonym, isShared }: TermHit): number {
  return (
    (isGuess ? GUESS : 0) |
    (isDerived ? DERIVED : 0) |
    (isSynonym ? SYNONYM : 0) |
    (isShared ? SHARED : 0)
  );
}
