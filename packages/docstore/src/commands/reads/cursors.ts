import { randomBytes } from 'node:crypto';
import { CommandError } from '../../errors.js';
import { encode, RawDocument, type EncodableDocument } from '../../values/encode.js';
import type { View } from '../../store/units/view.js';
import { PAUSE, type Pause, type Stream, type Work } from '../../work/work.js';
import type { Limits } from '../../work/scheduler.js';
import type { Reply } from '../reply.js';

/** The view that a cursor's next batch is read from, and its limits. */
export interface Continued extends Limits {
  reading: View;
}

/** One document of a result, as bytes or as a document. */
export type Item = Buffer | EncodableDocument;

interface Cursor {
  items: Iterator<Item | Pause>;
  /** a document that was read but did not fit into the batch */
  held?: Buffer;
  namespace: string;
  session?: string;
  /** the view that its items are read from */
  reading: View;
  /** the rest of `maxTimeMS`, which does not run between batches */
  timeLeft?: number;
  /** whether a batch is being read now */
  isBusy: boolean;
  /** by the scheduler's clock */
  lastUsed: number;
}

export interface CursorOptions {
  batchSize?: number;
  singleBatch?: boolean;
  session?: string;
  reading: View;
  /** by the scheduler's clock */
  deadline?: number;
}

/** As in MongoDB, the first batch holds 101 documents unless the client says otherwise. */
const FIRST_BATCH_SIZE = 101;
/** The limit of a batch: a reply is built in one piece. */
const MAX_BATCH_BYTES = 4 * 1024 * 1024;
/** The limit of a single batch, which can't be continued: as much as a message may hold. */
const MAX_MESSAGE_BYTES = 16 * 1024 * 1024 - 64 * 1024;
/** A cursor that is unused for this long is closed. */
const CURSOR_LIFETIME_MS = 10 * 60 * 1000;

/** Results that are fetched in several batches. */
export class Cursors {
  private readonly open = new Map<bigint, Cursor>();

  /** @param now the scheduler's clock */
  constructor(private readonly now: () => number) {}

  /** The reply to a `find` or `aggregate`: the first batch, and a cursor if there is more. */
  *first(items: Stream<Item>, namespace: string, options: CursorOptions): Work<Reply> {
    const { session, reading, deadline } = options;
    const cursor: Cursor = {
      items: items[Symbol.iterator](),
      namespace,
      session,
      reading,
      isBusy: false,
      lastUsed: 0,
    };
    const { batch, more } = yield* take(
      cursor,
      options.batchSize ?? FIRST_BATCH_SIZE,
      options.singleBatch ? MAX_MESSAGE_BYTES : MAX_BATCH_BYTES,
    );
    this.rest(cursor, deadline);
    const id = more && !options.singleBatch ? this.remember(cursor) : 0n;
    return reply('firstBatch', batch, id, namespace);
  }

  /**
   * An open cursor that belongs to no transaction or to the given one.
   * @throws CommandError CursorInUse (12051)
   */
  continuing(id: bigint, transaction?: View): Continued | undefined {
    const cursor = this.open.get(id);
    if (!cursor || (cursor.reading.isTransaction && cursor.reading !== transaction)) {
      return undefined;
    }
    if (cursor.isBusy) throw new CommandError(12051, `cursor id ${id} is already in use`);
    const { reading, timeLeft } = cursor;
    return { reading, deadline: timeLeft === undefined ? undefined : this.now() + timeLeft };
  }

  /** @throws CommandError CursorNotFound (43) */
  *next(id: bigint, namespace: string, options: CursorOptions): Work<Reply> {
    const { batchSize = 0, reading, deadline } = options;
    const cursor = this.open.get(id);
    if (cursor?.namespace !== namespace || cursor.reading !== reading) {
      throw new CommandError(43, `cursor id ${id} not found`);
    }
    cursor.isBusy = true;
    let more = false;
    try {
      const taken = yield* take(cursor, batchSize === 0 ? Infinity : batchSize);
      more = taken.more;
      return reply('nextBatch', taken.batch, more ? id : 0n, namespace);
    } finally {
      this.rest(cursor, deadline);
      if (!more) this.open.delete(id); // also if the batch was abandoned
    }
  }

  /** Closes a cursor. @returns whether it was open */
  kill(id: bigint): boolean {
    return this.open.delete(id);
  }

  killOfSession(session: string): void {
    for (const [id, cursor] of this.open) if (cursor.session === session) this.open.delete(id);
  }

  killIdle(): void {
    const oldest = this.now() - CURSOR_LIFETIME_MS;
    for (const [id, cursor] of this.open) if (cursor.lastUsed < oldest) this.open.delete(id);
  }

  private remember(cursor: Cursor): bigint {
    const id = randomBytes(8).readBigInt64LE() & 0x7fff_ffff_ffff_ffffn;
    this.open.set(id, cursor);
    return id;
  }

  private rest(cursor: Cursor, deadline: number | undefined): void {
    cursor.isBusy = false;
    cursor.lastUsed = this.now();
    cursor.timeLeft = deadline === undefined ? undefined : deadline - cursor.lastUsed;
  }
}

/** Takes a batch, and reads one document ahead to know whether there is more. */
function* take(
  cursor: Cursor,
  size: number,
  mostBytes = MAX_BATCH_BYTES,
): Work<{ batch: Buffer[]; more: boolean }> {
  const batch: Buffer[] = [];
  let bytes = 0;
  for (;;) {
    const item = cursor.held ?? (yield* read(cursor));
    cursor.held = undefined;
    if (item === undefined) return { batch, more: false };
    if (batch.length >= size || (batch.length > 0 && bytes + item.length > mostBytes)) {
      cursor.held = item;
      return { batch, more: true };
    }
    batch.push(item);
    bytes += item.length;
    yield PAUSE;
  }
}

/** The next document as bytes, if there is one. */
function* read({ items }: Cursor): Work<Buffer | undefined> {
  for (;;) {
    const next = items.next();
    if (next.done) return undefined;
    if (next.value === PAUSE) yield PAUSE;
    else return Buffer.isBuffer(next.value) ? next.value : encode(next.value);
  }
}

function reply(name: string, batch: Buffer[], id: bigint, namespace: string): Reply {
  const documents = batch.map((bytes) => new RawDocument(bytes));
  const cursor: EncodableDocument = new Map<string, never>();
  cursor.set(name, documents).set('id', id).set('ns', namespace);
  return new Map([['cursor', cursor]]);
}

/** A reply that always fits into one batch. */
export function singleBatch(items: EncodableDocument[], namespace: string): Reply {
  const batch = items.map((item) => encode(item));
  return reply('firstBatch', batch, 0n, namespace);
}
