import { randomBytes } from 'node:crypto';
import { CommandError } from '../../errors.js';
import { encode, RawDocument, type EncodableDocument } from '../../values/encode.js';
import type { Unit } from '../../store/units/unit.js';
import type { Reply } from '../command.js';

/** One document of a result, as bytes or as a document. */
export type Item = Buffer | EncodableDocument;

interface Cursor {
  items: Iterator<Item>;
  /** a document that was read but did not fit into the batch */
  held?: Buffer;
  namespace: string;
  session?: string;
  /** the transaction that reads for it, if one does */
  reading: Unit;
  lastUsed: number;
}

export interface CursorOptions {
  batchSize?: number;
  singleBatch?: boolean;
  session?: string;
  reading: Unit;
}

/** As MongoDB: the first batch holds 101 documents unless the client says how many. */
const FIRST_BATCH_SIZE = 101;
/** A batch ends before it would grow beyond this. */
const MAX_BATCH_BYTES = 16 * 1024 * 1024 - 64 * 1024;
/** A cursor that is not used for so long is closed. */
const CURSOR_LIFETIME_MS = 10 * 60 * 1000;

/** Results that are fetched in several batches. */
export class Cursors {
  private readonly open = new Map<bigint, Cursor>();

  /** The reply of a `find` or `aggregate`: the first batch, and a cursor if there is more. */
  first(items: Iterator<Item>, namespace: string, options: CursorOptions): Reply {
    const { session, reading } = options;
    const cursor: Cursor = { items, namespace, session, reading, lastUsed: Date.now() };
    const { batch, more } = take(cursor, options.batchSize ?? FIRST_BATCH_SIZE);
    const id = more && !options.singleBatch ? this.remember(cursor) : 0n;
    return reply('firstBatch', batch, id, namespace);
  }

  /** @throws CommandError CursorNotFound (43) */
  next(id: bigint, namespace: string, batchSize: number | undefined, reading: Unit): Reply {
    const cursor = this.open.get(id);
    const isForeign = cursor?.reading !== reading && (cursor?.reading.isTransaction ?? false);
    if (cursor?.namespace !== namespace || isForeign) {
      throw new CommandError(43, `cursor id ${id} not found`);
    }
    cursor.lastUsed = Date.now();
    const { batch, more } = take(
      cursor,
      batchSize === undefined || batchSize === 0 ? Infinity : batchSize,
    );
    if (!more) this.open.delete(id);
    return reply('nextBatch', batch, more ? id : 0n, namespace);
  }

  /** Closes a cursor. @returns whether it was open */
  kill(id: bigint): boolean {
    return this.open.delete(id);
  }

  killOfSession(session: string): void {
    for (const [id, cursor] of this.open) if (cursor.session === session) this.open.delete(id);
  }

  killIdle(): void {
    const oldest = Date.now() - CURSOR_LIFETIME_MS;
    for (const [id, cursor] of this.open) if (cursor.lastUsed < oldest) this.open.delete(id);
  }

  private remember(cursor: Cursor): bigint {
    const id = randomBytes(8).readBigInt64LE() & 0x7fff_ffff_ffff_ffffn;
    this.open.set(id, cursor);
    return id;
  }
}

/** Takes a batch, and reads one document ahead to know whether there is more. */
function take(cursor: Cursor, size: number): { batch: Buffer[]; more: boolean } {
  const batch: Buffer[] = [];
  let bytes = 0;
  for (;;) {
    let item = cursor.held;
    cursor.held = undefined;
    if (item === undefined) {
      const next = cursor.items.next();
      if (next.done) return { batch, more: false };
      item = Buffer.isBuffer(next.value) ? next.value : encode(next.value);
    }
    if (batch.length >= size || (batch.length > 0 && bytes + item.length > MAX_BATCH_BYTES)) {
      cursor.held = item;
      return { batch, more: true };
    }
    batch.push(item);
    bytes += item.length;
  }
}

function reply(name: string, batch: Buffer[], id: bigint, namespace: string): Reply {
  const documents = batch.map((bytes) => new RawDocument(bytes));
  const cursor: EncodableDocument = new Map<string, never>();
  cursor.set(name, documents).set('id', id).set('ns', namespace);
  return new Map([['cursor', cursor]]);
}

/** An answer that always fits into one batch. */
export function singleBatch(items: EncodableDocument[], namespace: string): Reply {
  const batch = items.map((item) => encode(item));
  return reply('firstBatch', batch, 0n, namespace);
}
