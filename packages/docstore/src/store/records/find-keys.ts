import { PAUSE, type StreamOf } from '../../work/work.js';
import { indexTableOf, type Entry, type Index } from '../catalog/collection.js';
import type { Reader } from '../units/view.js';
import { listed, MAX_AT_ONCE, padded } from './lists.js';
import type { Interval } from './scan.js';

/** Entries whose records are read in one statement. */
const ENTRIES_AT_ONCE = 4_096;

/** The first key of an interval. */
export function firstKeyIn(
  { connection }: Reader,
  index: Index,
  { low, high }: Interval,
): Buffer | undefined {
  const sql = `SELECT key FROM ${indexTableOf(index)} WHERE key >= ? AND key < ? ORDER BY key LIMIT 1`;
  return connection.get(sql, low, high)?.[0] as Buffer | undefined;
}

/** The records that have one of these keys. */
export function recordsWith(reader: Reader, index: Index, keys: readonly Buffer[]): number[] {
  const records: number[] = [];
  for (let begin = 0; begin < keys.length; begin += MAX_AT_ONCE) {
    const wanted = padded(keys.slice(begin, begin + MAX_AT_ONCE));
    const marks = wanted.map(() => '?').join();
    const sql = `SELECT json_group_array(record) FROM ${indexTableOf(index)} WHERE key IN (${marks})`;
    records.push(...listed(reader.connection.get(sql, ...wanted)?.[0]));
  }
  return records;
}

/** The records with keys from first to last, both included; undefined if there are more than `most`. */
export function recordsBetween(
  { connection }: Reader,
  index: Index,
  [first, last]: readonly [first: Buffer, last: Buffer],
  most: number,
): number[] | undefined {
  const within = `SELECT record FROM ${indexTableOf(index)} WHERE key >= ? AND key <= ? LIMIT ?`;
  const sql = `SELECT json_group_array(record) FROM (${within})`;
  const records = listed(connection.get(sql, first, last, most + 1)?.[0]);
  return records.length > most ? undefined : records;
}

/** The records of an interval's entries, in chunks. A record appears once per entry. */
export function* recordsIn(
  reader: Reader,
  index: Index,
  { low, high }: Interval,
): StreamOf<number[]> {
  const table = indexTableOf(index);
  const from = '(key, record) >= (?, ?)';
  const order = `ORDER BY key, record LIMIT 1 OFFSET ${ENTRIES_AT_ONCE}`;
  const select = `SELECT json_group_array(record) FROM ${table} WHERE ${from}`;
  let at: Entry | undefined = [low, 0];
  while (at) {
    const { connection } = reader;
    const [key, record]: Entry = at;
    const next = connection.get(
      `SELECT key, record FROM ${table} WHERE ${from} AND key < ? ${order}`,
      key,
      record,
      high,
    ) as Entry | undefined;
    if (next?.[0].equals(key)) {
      yield listed(
        connection.get(`${select} AND (key, record) < (?, ?)`, key, record, ...next)?.[0],
      );
      at = next;
    } else {
      // A bound on the key alone takes half the time of one on key and record.
      yield listed(connection.get(`${select} AND key < ?`, key, record, next?.[0] ?? high)?.[0]);
      at = next && [next[0], 0];
    }
    yield PAUSE;
  }
}
