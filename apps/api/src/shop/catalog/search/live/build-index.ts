import { MessageChannel, type MessagePort, type ResourceLimits } from 'node:worker_threads';
import { NEWEST_FIRST } from '@shop/mongo';
import { IndexThread, PackingThread } from '@shop/search/threads';
import { deserialize, serialize } from 'bson';
import { Types } from 'mongoose';
import { startWorker } from '../../../../config/places.js';
import { ProductModel } from '../../products/product.model.js';
import { LISTED } from '../../visibility/listed.js';
import { allBuyableRows, type BuyableRows } from '../facets/buyable-rows.js';
import { INDEXED_FIELDS } from './indexed-product.js';
import { IndexedStock } from './indexed-stock.js';

/** Products that are read, and sent to the thread, at once. */
const BATCH = 500;
const LIVE = 'shop/catalog/search/live';

export const startIndexWorker = (limits: ResourceLimits) =>
  startWorker(`${LIVE}/index-thread.worker`, limits);

/** An index without products, until it is opened. */
export const startIndexThread = () => new IndexThread(startIndexWorker);

export const startPackingWorker = () => startWorker(`${LIVE}/packing-thread.worker`);

/**
 * Builds the index of all products that shoppers see. One thread packs them and then exits, which frees the memory that
 * packing takes; another thread holds the packed index. This thread only forwards what it reads.
 * @param signal aborts the build.
 * @param startThread gives the thread that is to hold the index.
 * @param startPacking gives the thread that packs it.
 * @throws the failure of a thread, or the reason of the signal.
 */
export async function buildIndex(
  signal: AbortSignal,
  startThread = startIndexThread,
  startPacking = () => new PackingThread(startPackingWorker()),
): Promise<IndexThread> {
  const { port1, port2 } = new MessageChannel();
  const buyable = await allBuyableRows(signal);
  await packProducts(startPacking(), port1, { signal, buyable });
  const index = startThread();
  try {
    await untilAborted(index, signal, () => index.open(port2));
    IndexedStock.of(index).reset(buyable);
    return index;
  } catch (error) {
    await index.stop();
    throw error;
  }
}

interface Packing {
  signal: AbortSignal;
  buyable: ReadonlyMap<string, BuyableRows>;
}

async function packProducts(
  thread: PackingThread,
  port: MessagePort,
  packing: Packing,
): Promise<void> {
  try {
    await untilAborted(thread, packing.signal, async () => {
      await fill(thread, packing);
      await thread.pack(port);
    });
  } finally {
    await thread.stop();
  }
}

async function untilAborted(
  thread: { stop(): Promise<void> },
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<void> {
  const stop = () => void thread.stop();
  signal.addEventListener('abort', stop);
  try {
    signal.throwIfAborted();
    await work();
    signal.throwIfAborted();
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

async function fill(thread: PackingThread, { signal, buyable }: Packing): Promise<void> {
  const cursor = ProductModel.collection.find<Uint8Array>(LISTED, {
    projection: INDEXED_FIELDS,
    sort: NEWEST_FIRST,
    batchSize: BATCH,
    raw: true,
  });
  let batch: Uint8Array[] = [];
  for await (const document of cursor) {
    signal.throwIfAborted();
    batch.push(withRows(document, buyable));
    if (batch.length < BATCH) continue;
    await thread.add(batch);
    batch = [];
  }
  if (batch.length > 0) await thread.add(batch);
}

/** Where the id's bytes stand in a product, whose first field it is: behind its length, a type and the name `_id`. */
const ID_AT = 9;

/** A product as it is stored, with what can be bought of it if that is not all. Only then it is read for that. */
function withRows(document: Uint8Array, buyable: Packing['buyable']): Uint8Array {
  if (buyable.size === 0) return document;
  const rows = buyable.get(new Types.ObjectId(document.subarray(ID_AT, ID_AT + 12)).toHexString());
  return rows ? serialize({ ...deserialize(document), buyable: rows }) : document;
}
