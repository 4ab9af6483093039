import {
  indexTableOf,
  tableOf,
  type Collection,
  type Entry,
  type Index,
} from '../catalog/collection.js';
import type { SqlValue } from '../file/connection.js';
import type { Reader } from '../units/view.js';
import { padded } from './lists.js';
import { readPacked } from './packed-rows.js';
import { bytesOf, readDocuments, verified } from './read-documents.js';
import type { StoredDocument } from './stored-document.js';

/** Keys from `low` (included) to `high` (excluded). */
export interface Interval {
  low: Buffer;
  high: Buffer;
  /** the entry at which the scan begins, instead of the interval's first or last */
  start?: Entry;
}

export interface IndexEntry {
  key: Buffer;
  stored: StoredDocument;
}

/** Rows of the first read; each later read doubles them, up to the limits below. */
const FIRST_CHUNK_ROWS = 16;
/** The most rows of the first read if the number wanted is known. */
const MAX_FIRST_ROWS = 128;
const MAX_CHUNK_ROWS = 512;
/** The most rows of a read without documents. */
const MAX_CHUNK_KEYS = 2_048;
const MAX_CHUNK_BYTES = 4 * 1024 * 1024;

/**
 * Scans read in chunks and remember where they stopped, instead of holding one statement open: work may pause
 * while others write, and a cursor may stay open for as long as its client likes.
 */
class ChunkSize {
  rows: number;

  /** @param left how many rows are wanted; infinite if unknown */
  constructor(private left: number) {
    this.rows = left === Infinity ? FIRST_CHUNK_ROWS : Math.max(1, Math.min(left, MAX_FIRST_ROWS));
  }

  next(bytesRead: number): void {
    this.left -= this.rows;
    const fitting = Math.floor((MAX_CHUNK_BYTES * this.rows) / Math.max(bytesRead, 1));
    this.rows = Math.max(1, Math.min(this.rows * 2, MAX_CHUNK_ROWS, fitting, this.left));
  }
}

/** All documents in insertion order, or in reverse. */
export function* scanCollection(
  reader: Reader,
  collection: Collection,
  reverse = false,
): Generator<StoredDocument> {
  const table = tableOf(collection);
  const size = new ChunkSize(Infinity);
  const sql = reverse
    ? `SELECT id, doc, sum FROM ${table} WHERE id < ? ORDER BY id DESC LIMIT ?`
    : `SELECT id, doc, sum FROM ${table} WHERE id > ? ORDER BY id LIMIT ?`;
  let at = reverse ? Number.MAX_SAFE_INTEGER : 0;
  for (;;) {
    const wanted = size.rows;
    const documents = readDocuments(reader.connection, sql, at, wanted);
    yield* documents;
    const last = documents.at(-1);
    if (!last || documents.length < wanted) return;
    at = last.recordId;
    size.next(bytesOf(documents));
  }
}

/** The entries of one interval without their documents, in key order or in reverse. */
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

function readEntries(
  { connection }: Reader,
  index: Index,
  which: string,
  ...values: SqlValue[]
): Entry[] {
  const rows = `SELECT key, record FROM ${indexTableOf(index)} WHERE ${which}`;
  const columns = { numbers: ['record'], bytes: ['key'] };
  const {
    numbers: [records = []],
    bytes: [keys = []],
  } = readPacked(connection, columns, rows, ...values);
  return keys.map((key, row) => [key, records[row] ?? 0]);
}

/**
 * The entries of one interval in key order, or in reverse.
 * @param most how many are wanted, if known
 */
export function* scanIndex(
  reader: Reader,
  collection: Collection,
  index: Index,
  { low, high, start }: Interval,
  { reverse = false, most = Infinity }: { reverse?: boolean; most?: number } = {},
): Generator<IndexEntry> {
  const order = reverse ? 'ORDER BY i.key DESC, i.record DESC' : 'ORDER BY i.key, i.record';
  const size = new ChunkSize(most);
  const side = reverse ? 'i.key >= ?' : 'i.key < ?';
  const end = reverse ? low : high;
  const orAfter = reverse ? '<' : '>';
  const first = start
    ? { where: `(i.key, i.record) ${orAfter}= (?, ?) AND ${side}`, values: [...start, end] }
    : { where: 'i.key >= ? AND i.key < ?', values: [low, high] };
  const read = (where: string, ...values: SqlValue[]) =>
    readIndexed(reader, collection, index, `${where} ${order} LIMIT ?`, ...values, size.rows);
  let entries = read(first.where, ...first.values);
  for (;;) {
    yield* entries;
    const last = entries.at(-1);
    if (!last || entries.length < size.rows) return;
    size.next(bytesOf(entries.map(({ stored }) => stored)));
    const after = `(i.key, i.record) ${orAfter} (?, ?) AND ${side}`;
    entries = read(after, last.key, last.stored.recordId, end);
  }
}

/** The entries of the given keys of a unique index, in the order of the keys. */
export function* scanPoints(
  reader: Reader,
  collection: Collection,
  index: Index,
  keys: readonly Buffer[],
): Generator<IndexEntry> {
  const size = new ChunkSize(keys.length);
  for (let at = 0; at < keys.length;) {
    const wanted = padded(keys.slice(at, at + size.rows));
    at += size.rows;
    const which = `i.key IN (${wanted.map(() => '?').join()}) ORDER BY i.key LIMIT ?`;
    const entries = readIndexed(reader, collection, index, which, ...wanted, wanted.length);
    yield* entries;
    size.next(bytesOf(entries.map(({ stored }) => stored)));
  }
}

function readIndexed(
  { connection }: Reader,
  collection: Collection,
  index: Index,
  which: string,
  ...values: SqlValue[]
): IndexEntry[] {
  const rows = `SELECT i.key, i.record, c.doc, c.sum FROM ${indexTableOf(index)} i
    CROSS JOIN ${tableOf(collection)} c ON c.id = i.record WHERE ${which}`;
  const columns = { numbers: ['record', 'sum'], bytes: ['key', 'doc'] };
  const {
    numbers: [records = [], sums = []],
    bytes: [keys = [], documents = []],
  } = readPacked(connection, columns, rows, ...values);
  return verified(records, documents, sums).map((stored, row) => ({
    key: keys[row] ?? stored.bytes.subarray(0, 0),
    stored,
  }));
}
