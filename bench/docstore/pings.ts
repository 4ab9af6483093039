/** A second client in its own process: sends short commands until it receives `stop`, then reports the slowest. */
import { MongoClient } from 'mongodb';
import { timed } from '@shop/test-shop/lib/statistics';
import { NEWEST_FIRST } from './operations.js';
import type { BenchProduct } from './products.js';

/** The longest of each kind, in milliseconds. */
export type Longest = Record<'ping' | 'read' | 'write', number>;

export type PingMessage = 'start' | 'stop';

const PAGE_SIZE = 12;

const [, , uri = '', database = ''] = process.argv;
const client = await MongoClient.connect(uri);
const db = client.db(database);
const kept = db.collection<BenchProduct>('kept');
const commands: Record<keyof Longest, () => Promise<unknown>> = {
  ping: () => db.command({ ping: 1 }),
  read: () => kept.find({}).sort(NEWEST_FIRST).limit(PAGE_SIZE).toArray(),
  write: () => kept.updateOne({ _id: 1 }, { $inc: { priceCents: 1 } }),
};

/** Sends one kind of command repeatedly, and records the slowest. */
async function repeat(kind: keyof Longest, state: { isOver: boolean }, longest: Longest) {
  while (!state.isOver) longest[kind] = Math.max(longest[kind], await timed(commands[kind]));
}

let state = { isOver: true };
let longest: Longest = { ping: 0, read: 0, write: 0 };
let running: Promise<unknown> = Promise.resolve();

process.on('message', (message: PingMessage) => {
  if (message === 'start') {
    state = { isOver: false };
    longest = { ping: 0, read: 0, write: 0 };
    const kinds = ['ping', 'read', 'write'] as const;
    running = Promise.all(kinds.map((kind) => repeat(kind, state, longest)));
    process.send?.('started');
  } else {
    state.isOver = true;
    void running.then(() => process.send?.(longest));
  }
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
