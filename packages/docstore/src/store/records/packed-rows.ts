import type { Connection, SqlValue } from '../file/connection.js';
import { listed } from './lists.js';

/**
 * Rows of numbers and bytes, read as one row in which they stand behind each other: as many rows would take two to three
 * times as long.
 */
export interface PackedRows {
  /** each number column's values */
  numbers: number[][];
  /** each bytes column's values; views of one buffer */
  bytes: Buffer[][];
}

/**
 * Reads what `rows` selects, in its order.
 * @param columns those of numbers, and those of bytes that are never null
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
