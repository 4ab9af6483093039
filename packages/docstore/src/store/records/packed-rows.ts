import type { Connection, SqlValue } from '../file/connection.js';
import { listed } from './lists.js';

/**
 * Rows of numbers and bytes that SQLite returns concatenated in a single row, which is two to three times faster than
 * reading them one by one.
 */
export interface PackedRows {
  /** the values of each number column */
  numbers: number[][];
  /** the values of each bytes column; views of one buffer */
  bytes: Buffer[][];
}

/**
 * Runs the query `rows` and keeps its order.
 * @param columns the number columns, and the bytes columns, which are never null
 */
export function readPacked(
  connection: Connection,
  columns: { numbers: readonly string[]; bytes: readonly string[] },
  rows: string,
  ...values: SqlValue[]
): PackedRows {
  const parts = [
    ...columns.numbers.map((name) => `json_group_array(${name})`),
    ...columns.bytes.flatMap((name) => [
      `json_group_array(length(${name}))`,
      `CAST(group_concat(${name}, '') AS BLOB)`,
    ]),
  ];
  const row = connection.get(`SELECT ${parts.join()} FROM (${rows})`, ...values) ?? [];
  const numbers = columns.numbers.map((_, position) => listed(row[position]));
  const bytes = columns.bytes.map((_, position) => {
    const at = columns.numbers.length + position * 2;
    return cut(row[at + 1] as Buffer | null, listed(row[at]));
  });
  return { numbers, bytes };
}

function cut(all: Buffer | null, lengths: readonly number[]): Buffer[] {
  if (!all) return [];
  let end = 0;
  return lengths.map((length) => {
    const begin = end;
    end += length;
    return all.subarray(begin, end);
  });
}
