import { indexTableOf, type Index } from '../catalog/collection.js';
import type { Reader } from '../units/view.js';
import type { Interval } from './scan.js';

/** Keys looked up in one statement. */
const MAX_AT_ONCE = 512;

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
export function recordsWith(reader: Reader, index: Index, keys: readonly Buffer[]): Set<number> {
  const records = new Set<number>();
  for (let begin = 0; begin < keys.length; begin += MAX_AT_ONCE) {
    const wanted = padded(keys.slice(begin, begin + MAX_AT_ONCE));
    const marks = wanted.map(() => '?').join();
    const sql = `SELECT record FROM ${indexTableOf(index)} WHERE key IN (${marks})`;
    for (const [record] of reader.connection.all(sql, ...wanted)) records.add(Number(record));
  }
  return records;
}

/** As many as a power of two, the last one repeated, so that there are few different statements to prepare. */
function padded(keys: Buffer[]): Buffer[] {
  const length = 2 ** Math.ceil(Math.log2(keys.length));
  return [...keys, ...Array.from({ length: length - keys.length }, () => keys.slice(-1)).flat()];
}
