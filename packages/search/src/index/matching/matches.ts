import { IN_CATEGORY, IN_DESCRIPTION, IN_NAME } from '../../analysis/document.js';
import { CATEGORY, isDescription, marksOf, MatchColumns } from './match-columns.js';
import type { Meaning, Phrase } from '../vocabulary/meaning.js';
import { readPhrase, type FoundWord } from './found-phrase.js';
import { OtherThings } from './other-things.js';
import { Postings } from './postings.js';
import type { Segment } from '../segment.js';
import type { TermHit } from '../vocabulary/vocabulary.js';

/** Rows that may be read for one query. */
const MAX_ROWS_READ = 400_000;
/** What looking a row up in a list costs, compared with reading it in its turn. */
const LOOK_UP = 8;

const ANYWHERE = IN_NAME | IN_CATEGORY | IN_DESCRIPTION;
const MOST_BITS = 15;

/** How a meaning is looked for. */
interface Turn {
  cost: number;
  bit: number;
  /** Whether rows may be added. */
  mayBegin: boolean;
  /** Whether rows may stay that do not have it. */
  mayMiss: boolean;
  /** Whether it may be looked up row by row. */
  mayLookUp: boolean;
}

/** What stands for a meaning in the columns of bits. */
export const bitOf = (at: number): number => 1 << Math.min(at, MOST_BITS);

/** Moves the bits that stay to the lowest places, in their order. */
function packed(bits: number, stay: number): number {
  let moved = 0;
  let place = 0;
  for (let bit = 1; bit <= stay; bit <<= 1) {
    if ((stay & bit) === 0) continue;
    if ((bits & bit) !== 0) moved |= 1 << place;
    place += 1;
  }
  return moved;
}

/** Another word for the same, or one that may only have begun, may well mean something else in a description. */
const isOfNames = ({ isSynonym, isOfName }: TermHit) => isSynonym === true || isOfName === true;

/** Finds the rows of a segment that match. */
export class Matches extends MatchColumns {
  /** Whether the rows are in the order of their segment. */
  areNewestFirst = false;
  private left = MAX_ROWS_READ;
  private readonly postings: Postings;
  private readonly others: OtherThings;

  constructor(
    private readonly segment: Segment,
    number: number,
  ) {
    super(segment.size);
    this.postings = new Postings(segment, number);
    this.others = new OtherThings(segment, this.postings);
  }

  /** Finds the rows that have at least `needed` of the meanings. */
  find(meanings: readonly Meaning[], needed: number): void {
    const mayMiss = needed < meanings.length;
    this.begun();
    this.byCost(meanings).forEach(({ meaning, cost, bit }, index) => {
      const mayBegin = index <= meanings.length - needed;
      this.take(meaning, { cost, bit, mayBegin, mayMiss, mayLookUp: !mayMiss && index > 0 });
    });
    if (mayMiss) this.keep((row) => (this.found[row] ?? 0) >= needed);
  }

  /**
   * Finds the rows that have one of some meanings in their name or by their category, and what else they have.
   * They must be what is meant, as a “Desk Lamp” is a lamp and no desk.
   * @param byCategory whether their category may say so.
   */
  findWith(anchors: readonly Meaning[], meanings: readonly Meaning[], byCategory: boolean): void {
    this.begun(MAX_ROWS_READ / 2);
    const all = this.byCost(meanings);
    const isAnchor = ({ meaning }: { meaning: Meaning }) => anchors.includes(meaning);
    const first = all.filter(isAnchor);
    for (const { meaning, cost, bit } of first)
      this.take(meaning, { cost, bit, mayBegin: true, mayMiss: true, mayLookUp: false });
    const wanted = first.reduce((bits, { bit }) => bits | bit, 0);
    this.keep(
      (row) =>
        ((this.strong[row] ?? 0) & wanted) !== 0 &&
        ((this.heads[row] ?? 0) !== 0 || (byCategory && this.places[row] === CATEGORY)),
    );
    for (const { meaning, cost, bit } of all.filter((one) => !isAnchor(one)))
      this.take(meaning, { cost, bit, mayBegin: false, mayMiss: true, mayLookUp: true });
  }

  /** Leaves only the rows that pass. */
  keep(passes: (row: number) => boolean): void {
    let kept = 0;
    for (let at = 0; at < this.count; at += 1) {
      const row = this.rows[at] ?? 0;
      if (passes(row)) this.rows[kept++] = row;
    }
    this.count = kept;
  }

  /** Leaves only these meanings in the bits, numbered anew as those of a list that has no others. */
  renumber(bits: number): void {
    for (const row of this.rows.subarray(0, this.count)) {
      this.bits[row] = packed(this.bits[row] ?? 0, bits);
      this.strong[row] = packed(this.strong[row] ?? 0, bits);
    }
  }

  /** Leaves out the rows that have any of some terms. */
  leaveOut(hits: readonly TermHit[], exempt: readonly TermHit[]): void {
    const mine = this.postings.mine(hits);
    const spared = this.postings.mine(exempt);
    const has = (some: readonly TermHit[], row: number, where: number) =>
      some.some(({ term }) => (this.postings.lookUp(term, row) & where) !== 0);
    this.keep((row) => !has(mine, row, ANYWHERE) || has(spared, row, IN_NAME));
  }

  private begun(mayRead = MAX_ROWS_READ): void {
    this.query += 1;
    this.count = 0;
    this.areNewestFirst = false;
    this.left = mayRead;
  }

  /** Meanings, the rarest first, each with its bit. */
  private byCost(meanings: readonly Meaning[]) {
    return meanings
      .map((meaning, at) => ({ meaning, cost: this.postings.costOf(meaning), bit: bitOf(at) }))
      .sort((a, b) => a.cost - b.cost);
  }

  /** Leaves no row. */
  clear(): void {
    this.count = 0;
  }

  /** Every row, for queries that say no word. */
  findAll(): void {
    this.query += 1;
    this.forget();
    const { rows } = this;
    const { alive, size } = this.segment;
    let count = 0;
    for (let row = 0; row < size; row += 1) if (alive[row] !== 0) rows[count++] = row;
    this.count = count;
    this.areNewestFirst = true;
  }

  private take(meaning: Meaning, { cost, bit, mayBegin, mayMiss, mayLookUp }: Turn): void {
    this.turns += 1;
    const isWanted = meaning.parts.some(({ isHead }) => isHead);
    const mine = this.postings.mine(meaning.hits);
    const known = mayLookUp ? this.count : -1;
    if (known >= 0 && known * mine.length * LOOK_UP < cost) {
      for (let at = 0; at < known; at += 1) {
        const row = this.rows[at] ?? 0;
        for (const hit of mine) {
          const flags = this.postings.lookUp(hit.term, row);
          if (
            flags !== 0 &&
            !(isOfNames(hit) && isDescription(flags)) &&
            !this.others.has(hit, row)
          )
            this.note(row, flags, hit.quality, marksOf(hit));
        }
      }
    } else for (const hit of mine) this.read(hit, mayBegin);
    for (const phrase of meaning.phrases) this.takePhrase(phrase, mayBegin);
    this.endTurn(mayMiss, isWanted, bit);
  }

  private read(hit: TermHit, mayBegin: boolean): void {
    const { term, quality } = hit;
    const skipsDescriptions = isOfNames(hit);
    const isOther = this.others.of(hit);
    const marks = marksOf(hit);
    const { offsets, rows, flags, alive } = this.segment;
    const begin = offsets[term] ?? 0;
    const end = Math.min(offsets[term + 1] ?? 0, begin + this.left);
    this.left -= end - begin;
    for (let at = begin; at < end; at += 1) {
      const row = rows[at] ?? 0;
      if (skipsDescriptions && isDescription(flags[at] ?? 0)) continue;
      if (isOther?.(row)) continue;
      if (this.seen[row] !== this.query) {
        if (!mayBegin || alive[row] === 0) continue;
        this.begin(row);
      }
      this.note(row, flags[at] ?? 0, quality, marks);
    }
  }

  private takePhrase({ words, isFixed, quality }: Phrase, mayBegin: boolean): void {
    const mine = words.map((hits) => this.postings.mine(hits));
    const first = mine.reduce((a, b) =>
      this.postings.lengthOf(b) < this.postings.lengthOf(a) ? b : a,
    );
    const others = mine.filter((hits) => hits !== first);
    const { offsets, rows, flags, alive } = this.segment;
    for (const { term } of first) {
      const begin = offsets[term] ?? 0;
      const end = Math.min(offsets[term + 1] ?? 0, begin + this.left);
      this.left -= end - begin;
      for (let at = begin; at < end; at += 1) {
        const row = rows[at] ?? 0;
        const isNew = this.seen[row] !== this.query;
        if (isNew && (!mayBegin || alive[row] === 0)) continue;
        if (isFixed && ((flags[at] ?? 0) & IN_NAME) === 0) continue;
        // Most rows end here, so they must not cost an object each.
        if (others.some((hits) => !this.postings.hasAny(hits, row))) continue;
        const all = mine.flatMap((hits) => this.postings.bestOf(hits, row) ?? []);
        this.notePhrase(row, all, isFixed, quality, isNew);
      }
    }
  }

  private notePhrase(
    row: number,
    words: readonly FoundWord[],
    isFixed: boolean,
    quality: number,
    isNew: boolean,
  ): void {
    const found = readPhrase(words);
    if (isFixed && !found.isInOrder) return;
    if (isNew) this.begin(row);
    this.note(row, found.flags, quality * found.quality, found.marks);
    this.nameBits[row] = (this.nameBits[row] ?? 0) | found.nameBits;
  }
}
