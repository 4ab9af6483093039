import { indexTableOf, type Index } from '../catalog/collection.js';
import type { Reader } from '../units/view.js';
import { PAUSE, type StreamOf, type Work } from '../../work/work.js';
import type { Entry, Interval } from './scan.js';

/** Entries counted in one step. */
const COUNTED_AT_ONCE = 10_000;

/** How many entries the interval holds; stops counting at `most`. */
export function countUpTo(
  { connection }: Reader,
  index: Index,
  { low, high }: Interval,
  most: number,
): number {
  const row = connection.get(
    `SELECT count(*) FROM (SELECT 1 FROM ${indexTableOf(index)} WHERE key >= ? AND key < ? LIMIT ?)`,
    low,
    high,
    most,
  );
  return Number(row?.[0] ?? 0);
}

/** How many entries the interval holds; may stop counting at `most`. */
export function* countEntries(
  reader: Reader,
  index: Index,
  interval: Interval,
  most = Infinity,
): Work<number> {
  const table = indexTableOf(index);
  const first = Math.min(COUNTED_AT_ONCE, most);
  const counted = countUpTo(reader, index, interval, first);
  if (counted < first || first === most) return counted;
  const next = `SELECT key, record FROM ${table}
    WHERE (key, record) >= (?, ?) AND key < ? ORDER BY key, record LIMIT 1 OFFSET ?`;
  let total = 0;
  let at: [Buffer, number] = [interval.low, 0];
  for (;;) {
    const found = reader.connection.get(next, ...at, interval.high, COUNTED_AT_ONCE);
    if (!found) break;
    total += COUNTED_AT_ONCE;
    at = found as [Buffer, number];
    yield PAUSE;
  }
  const rest = reader.connection.get(
    `SELECT count(*) FROM ${table} WHERE (key, record) >= (?, ?) AND key < ?`,
    ...at,
    interval.high,
  );
  return total + Number(rest?.[0] ?? 0);
}

/** Records read in one step. */
const RECORDS_AT_ONCE = 2_000;

/** How many records have entries in the intervals, each counted once; stops counting at `most`. */
export function* countRecords(
  reader: Reader,
  index: Index,
  intervals: readonly Interval[],
  most = Infinity,
): Work<number> {
  const counted = new Set<number>();
  for (const interval of intervals)
    for (const record of recordsIn(reader, index, interval)) {
      if (record === PAUSE) yield PAUSE;
      else counted.add(record);
      if (counted.size >= most) return most;
    }
  return counted.size;
}

/** The records that the entries of an interval stand for, as often as they have entries. */
function* recordsIn(reader: Reader, index: Index, { low, high }: Interval): StreamOf<number> {
  const sql = `SELECT key, record FROM ${indexTableOf(index)}
    WHERE (key, record) > (?, ?) AND key < ? ORDER BY key, record LIMIT ${RECORDS_AT_ONCE}`;
  let last: Entry | undefined = [low, 0];
  while (last) {
    const rows = reader.connection.all(sql, ...last, high) as Entry[];
    for (const [, record] of rows) yield record;
    yield PAUSE;
    last = rows.length === RECORDS_AT_ONCE ? rows.at(-1) : undefined;
  }
}
