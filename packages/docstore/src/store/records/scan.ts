import {
  indexTableOf,
  tableOf,
  type Collection,
  type Entry,
  type Index,
} from '../catalog/collection.js';
import type { SqlValue } from '../file/connection.js';
import type { Reader } from '../units/view.js';
import { StoredDocument } from './stored-document.js';

/** Keys from `low` (included) to `high` (excluded). */
export interface Interval {
  low: Buffer;
  high: Buffer;
  /** an entry that a scan begins at, instead of at the interval's first or last */
  start?: Entry;
}

export interface IndexEntry {
  key: Buffer;
  stored: StoredDocument;
}

/** Rows of the first read; each later read doubles them, up to the limits below. */
const FIRST_CHUNK_ROWS = 16;
const MAX_CHUNK_ROWS = 512;
/** Without their documents. */
const MAX_CHUNK_KEYS = 2_048;
const MAX_CHUNK_BYTES = 4 * 1024 * 1024;

/**
 * Reads are in chunks that remember where they stopped, not in one statement held open: work may pause
 * while others write, and a cursor for as long as its client likes.
 */
class ChunkSize {
  rows = FIRST_CHUNK_ROWS;

  next(bytesRead: number): void {
    const fitting = Math.floor((MAX_CHUNK_BYTES * this.rows) / Math.max(bytesRead, 1));
    this.rows = Math.max(1, Math.min(this.rows * 2, MAX_CHUNK_ROWS, fitting));
  }
}

type Row = [number, Buffer, number];
type EntryRow = [Buffer, number, Buffer, number];

/** All documents in the order of insertion, or in reverse. */
export function* scanCollection(
  reader: Reader,
  collection: Collection,
  reverse = false,
): Generator<StoredDocument> {
  const table = tableOf(collection);
  const size = new ChunkSize();
  const sql = reverse
    ? `SELECT id, doc, sum FROM ${table} WHERE id < ? ORDER BY id DESC LIMIT ?`
    : `SELECT id, doc, sum FROM ${table} WHERE id > ? ORDER BY id LIMIT ?`;
  let at = reverse ? Number.MAX_SAFE_INTEGER : 0;
  for (;;) {
    const wanted = size.rows;
    const rows = reader.connection.all(sql, at, wanted) as Row[];
    let bytes = 0;
    for (const [id, document, sum] of rows) {
      at = id;
      bytes += document.length;
      yield StoredDocument.verified(id, document, sum);
    }
    if (rows.length < wanted) return;
    size.next(bytes);
  }
}

/** The entries of one interval without their documents, in the order of the keys or in reverse. */
export function* scanKeys(
  reader: Reader,
  index: Index,
  { low, high }: Interval,
  reverse = false,
): Generator<Entry> {
  const order = reverse ? 'ORDER BY key DESC, record DESC' : 'ORDER BY key, record';
  const rest = reverse
    ? '(key, record) < (?, ?) AND key >= ?'
    : '(key, record) > (?, ?) AND key < ?';
  const first = `key >= ? AND key < ? ${order} LIMIT ?`;
  const next = `${rest} ${order} LIMIT ?`;
  let wanted = FIRST_CHUNK_ROWS;
  let entries = readEntries(reader, index, first, low, high, wanted);
  for (;;) {
    yield* entries;
    const last = entries.at(-1);
    if (!last || entries.length < wanted) return;
    wanted = Math.min(wanted * 2, MAX_CHUNK_KEYS);
    entries = readEntries(reader, index, next, ...last, reverse ? low : high, wanted);
  }
}

/** Entries as one row, in the order that is asked for: as many rows would take three times as long. */
function readEntries(
  { connection }: Reader,
  index: Index,
  which: string,
  ...values: SqlValue[]
): Entry[] {
  const entries = `SELECT key, record FROM ${indexTableOf(index)} WHERE ${which}`;
  const [records, lengths, keys] = connection.get(
    `SELECT json_group_array(record), json_group_array(length(key)),
       CAST(group_concat(key, '') AS BLOB) FROM (${entries})`,
    ...values,
  ) as [string, string, Buffer | null];
  if (!keys) return [];
  const keyLengths = JSON.parse(lengths) as number[];
  let at = 0;
  return (JSON.parse(records) as number[]).map((record, i) => {
    const begin = at;
    at += keyLengths[i] ?? 0;
    return [keys.subarray(begin, at), record];
  });
}

/** The entries of one interval in the order of the keys, or in reverse. */
export function* scanIndex(
  reader: Reader,
  collection: Collection,
  index: Index,
  { low, high, start }: Interval,
  reverse = false,
): Generator<IndexEntry> {
  const from = `SELECT i.key, i.record, c.doc, c.sum FROM ${indexTableOf(index)} i
    CROSS JOIN ${tableOf(collection)} c ON c.id = i.record`;
  const order = reverse ? 'ORDER BY i.key DESC, i.record DESC' : 'ORDER BY i.key, i.record';
  const size = new ChunkSize();
  const side = reverse ? 'i.key >= ?' : 'i.key < ?';
  const end = reverse ? low : high;
  const orAfter = reverse ? '<' : '>';
  let rows = (
    start
      ? reader.connection.all(
          `${from} WHERE (i.key, i.record) ${orAfter}= (?, ?) AND ${side} ${order} LIMIT ?`,
          ...start,
          end,
          size.rows,
        )
      : reader.connection.all(
          `${from} WHERE i.key >= ? AND i.key < ? ${order} LIMIT ?`,
          low,
          high,
          size.rows,
        )
  ) as EntryRow[];
  for (;;) {
    let bytes = 0;
    for (const [key, id, document, sum] of rows) {
      bytes += document.length;
      yield { key, stored: StoredDocument.verified(id, document, sum) };
    }
    const last = rows.at(-1);
    if (!last || rows.length < size.rows) return;
    size.next(bytes);
    rows = reader.connection.all(
      `${from} WHERE (i.key, i.record) ${orAfter} (?, ?) AND ${side} ${order} LIMIT ?`,
      last[0],
      last[1],
      end,
      size.rows,
    ) as EntryRow[];
  }
}
