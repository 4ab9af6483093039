import { PAUSE, type Work } from '../../work/work.js';
import { indexTableOf, type Entry, type Index } from '../catalog/collection.js';
import type { Reader } from '../units/view.js';
import { recordsIn } from './find-keys.js';
import type { Interval } from './scan.js';

/** Entries counted or skipped in one step. */
const COUNTED_AT_ONCE = 10_000;
/** Counting or skipping at least this many entries requests a tally of the index. */
const MANY = 2_000;

/** Roughly how many entries the interval holds. */
export function estimateEntries(
  reader: Reader,
  index: Index,
  { low, high }: Interval,
  most: number,
): number {
  const tally = reader.tallies?.of(index);
  if (tally) return tally.estimate(reader.connection, low, high);
  const [counted] = countFrom(reader, index, [low, 0], high, most);
  if (counted >= MANY) reader.tallies?.want(index);
  return counted;
}

/** How many entries the interval holds; may stop counting at `most`. */
export function* countEntries(
  reader: Reader,
  index: Index,
  { low, high }: Interval,
  most = Infinity,
): Work<number> {
  const tally = reader.tallies?.of(index);
  if (tally) {
    const { connection } = reader;
    return Math.max(0, tally.rank(connection, high) - tally.rank(connection, low));
  }
  let total = 0;
  let at: Entry | undefined = [low, 0];
  while (at && total < most) {
    const wanted = Math.min(COUNTED_AT_ONCE, most - total);
    const [counted, next] = countFrom(reader, index, at, high, wanted);
    total += counted;
    if (total >= MANY) reader.tallies?.want(index);
    at = next;
    yield PAUSE;
  }
  return total;
}

/** Counts at most `most` entries from one entry on, and finds the entry after those. */
function countFrom(
  { connection }: Reader,
  index: Index,
  at: Entry,
  high: Buffer,
  most: number,
): [counted: number, next: Entry | undefined] {
  const where = `FROM ${indexTableOf(index)} WHERE (key, record) >= (?, ?) AND key < ?`;
  const next = connection.get(
    `SELECT key, record ${where} ORDER BY key, record LIMIT 1 OFFSET ?`,
    ...at,
    high,
    most,
  ) as Entry | undefined;
  if (next) return [most, next];
  const row = connection.get(`SELECT count(*) FROM (SELECT 1 ${where} LIMIT ?)`, ...at, high, most);
  return [Number(row?.[0] ?? 0), undefined];
}

/** Skips `count` entries: the interval from the entry after them, or undefined if there is none. */
export function* passEntries(
  reader: Reader,
  index: Index,
  interval: Interval,
  count: number,
  reverse = false,
): Work<Interval | undefined> {
  const { low, high } = interval;
  const tally = reader.tallies?.of(index);
  if (tally) {
    const { connection } = reader;
    const [first, end] = [tally.rank(connection, low), tally.rank(connection, high)];
    const position = reverse ? end - 1 - count : first + count;
    if (position < first || position >= end) return undefined;
    const start = tally.entryAt(connection, position);
    return start && { ...interval, start };
  }
  if (count >= MANY) reader.tallies?.want(index);
  const order = reverse ? 'ORDER BY key DESC, record DESC' : 'ORDER BY key, record';
  const select = `SELECT key, record FROM ${indexTableOf(index)} WHERE`;
  const bounds = reverse
    ? '(key, record) <= (?, ?) AND key >= ?'
    : '(key, record) >= (?, ?) AND key < ?';
  const next = (offset: number, start?: Entry) =>
    (start
      ? reader.connection.get(
          `${select} ${bounds} ${order} LIMIT 1 OFFSET ?`,
          ...start,
          reverse ? low : high,
          offset,
        )
      : reader.connection.get(
          `${select} key >= ? AND key < ? ${order} LIMIT 1 OFFSET ?`,
          low,
          high,
          offset,
        )) as Entry | undefined;
  let start = next(0);
  for (let left = count; start && left > 0; left -= COUNTED_AT_ONCE) {
    start = next(Math.min(left, COUNTED_AT_ONCE), start);
    yield PAUSE;
  }
  return start && { ...interval, start };
}

/** How many distinct records have entries in the intervals; stops counting at `most`. */
export function* countRecords(
  reader: Reader,
  index: Index,
  intervals: readonly Interval[],
  most = Infinity,
): Work<number> {
  const counted = new Set<number>();
  for (const interval of intervals)
    for (const part of recordsIn(reader, index, interval)) {
      yield PAUSE;
      if (part === PAUSE) continue;
      for (const record of part) counted.add(record);
      if (counted.size >= most) return most;
    }
  return counted.size;
}
