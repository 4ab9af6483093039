import type { Connection } from '../file/connection.js';
import { indexTableOf, type Entry, type Index, type IndexTally } from '../catalog/collection.js';
import type { IndexCounts } from './counts.js';

/** The entries from one key up to the start of the next stretch. */
interface Stretch {
  from: Buffer;
  entries: number;
}

/** About how many entries a stretch has when it is made. */
export const STRETCH = 256;
/** A longer stretch is split, or counted from its end, rather than counted from its beginning. */
const LONGEST = 4 * STRETCH;
/** How many changes may arrive while the tally is being built; with more it is discarded. */
const MAX_MISSED = 50_000;

/**
 * In-memory counts of an index's entries, one for each of many short stretches. Counting a range of any length, or
 * finding any position in it, reads only one or two stretches.
 */
export class Tally implements IndexCounts, IndexTally {
  private stretches: Stretch[] = [];
  /** changes made while the entries are being counted; undefined once the tally is complete */
  private missed: [key: Buffer, by: 1 | -1][] | undefined = [];

  constructor(private readonly index: Index) {}

  get isReady(): boolean {
    return this.missed === undefined;
  }

  /** Starts the count: changes that were reported before are included in what is read from now on. */
  begin(): void {
    this.missed = [];
  }

  get isLost(): boolean {
    return this.missed !== undefined && this.missed.length > MAX_MISSED;
  }

  /** Adds the next stretch of the index. */
  append(from: Buffer, entries: number): void {
    this.stretches.push({ from, entries });
  }

  /** Completes the count when all stretches have been added, and applies the changes made meanwhile. */
  complete(): void {
    const missed = this.missed ?? [];
    this.missed = undefined;
    for (const [key, by] of missed) this.note(key, by);
  }

  /** Records that an entry was added or removed. */
  note(key: Buffer, by: 1 | -1): void {
    if (this.missed) {
      if (!this.isLost) this.missed.push([key, by]);
      return;
    }
    const stretch = this.stretches[this.stretchOf(key)];
    if (stretch) stretch.entries += by;
  }

  rank(connection: Connection, key: Buffer): number {
    const at = this.stretchOf(key);
    const stretch = this.stretches[at];
    if (!stretch) return 0;
    const before = this.entriesBefore(at);
    if (stretch.from.equals(key)) return before;
    if (stretch.entries <= LONGEST) return before + this.count(connection, stretch.from, key);
    const end = this.stretches[at + 1]?.from ?? END;
    const after = this.count(connection, key, end, LONGEST);
    if (after < LONGEST) return before + stretch.entries - after;
    return this.split(connection, at)
      ? this.rank(connection, key)
      : before + this.count(connection, stretch.from, key);
  }

  /** How many entries lie between two keys, give or take a stretch. */
  estimate(connection: Connection, low: Buffer, high: Buffer): number {
    const [first, last] = [this.stretchOf(low), this.stretchOf(high)];
    if (first === last) return this.count(connection, low, high, LONGEST);
    return Math.max(0, this.entriesBefore(last) - this.entriesBefore(first));
  }

  entryAt(connection: Connection, position: number): Entry | undefined {
    let before = 0;
    const stretch = this.stretches.find(({ entries }) => {
      if (before + entries > position) return true;
      before += entries;
      return false;
    });
    if (!stretch) return undefined;
    return connection.get(
      `SELECT key, record FROM ${this.table} WHERE key >= ? ORDER BY key, record LIMIT 1 OFFSET ?`,
      stretch.from,
      position - before,
    ) as Entry | undefined;
  }

  /** Splits a stretch in two. @returns whether it could: entries with the same key stay together */
  private split(connection: Connection, at: number): boolean {
    const stretch = this.stretches[at];
    if (!stretch) return false;
    const end = this.stretches[at + 1]?.from ?? END;
    const middle = keyAfter(connection, this.table, stretch.from, stretch.entries >> 1);
    if (!middle || middle.compare(end) >= 0) return false;
    const entries = this.count(connection, stretch.from, middle);
    this.stretches.splice(at + 1, 0, { from: middle, entries: stretch.entries - entries });
    stretch.entries = entries;
    return true;
  }

  private count(connection: Connection, low: Buffer, high: Buffer, most = -1): number {
    const row = connection.get(
      `SELECT count(*) FROM (SELECT 1 FROM ${this.table} WHERE key >= ? AND key < ? LIMIT ?)`,
      low,
      high,
      most,
    );
    return Number(row?.[0] ?? 0);
  }

  private entriesBefore(at: number): number {
    let sum = 0;
    for (let index = 0; index < at; index++) sum += this.stretches[index]?.entries ?? 0;
    return sum;
  }

  /** The position of the last stretch that begins at or before this key; the first begins before all keys. */
  private stretchOf(key: Buffer): number {
    let [low, high] = [0, this.stretches.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      const isBefore = (this.stretches[middle]?.from ?? END).compare(key) <= 0;
      [low, high] = isBefore ? [middle, high] : [low, middle - 1];
    }
    return low;
  }

  private get table(): string {
    return indexTableOf(this.index);
  }
}

/** Greater than any key. */
export const END = Buffer.from([0xff, 0xff]);

/** The first different key at least this many entries after the given key; undefined if there is none. */
export function keyAfter(
  connection: Connection,
  table: string,
  key: Buffer,
  entries: number,
): Buffer | undefined {
  const far = connection.get(
    `SELECT key FROM ${table} WHERE key >= ? ORDER BY key LIMIT 1 OFFSET ?`,
    key,
    entries,
  )?.[0] as Buffer | undefined;
  if (!far?.equals(key)) return far;
  return connection.get(`SELECT key FROM ${table} WHERE key > ? ORDER BY key LIMIT 1`, key)?.[0] as
    Buffer | undefined;
}
