import { MessageChannel, type MessagePort, type ResourceLimits } from 'node:worker_threads';
import { NEWEST_FIRST } from '@shop/mongo';
import { IndexThread, PackingThread } from '@shop/search/threads';
import { startWorker } from '../../../../config/places.js';
import { ProductModel } from '../../products/product.model.js';
import { LISTED } from '../../visibility/listed.js';
import { INDEXED_FIELDS } from './indexed-product.js';

/** Products that are read, and sent to the thread, at once. */
const BATCH = 500;
const LIVE = 'shop/catalog/search/live';

export const startIndexWorker = (limits: ResourceLimits) =>
  startWorker(`${LIVE}/index-thread.worker`, limits);

/** An index without products, until it is opened. */
export const startIndexThread = () => new IndexThread(startIndexWorker);

/**
 * Builds the index of all products that shoppers see. One thread packs them and then exits, which frees the memory that
 * packing takes; another thread holds the packed index. This thread only forwards what it reads.
 * @param signal aborts the build.
 * @param startThread gives the thread that is to hold the index.
 * @throws the failure of a thread, or the reason of the signal.
 */
export async function buildIndex(
  signal: AbortSignal,
  startThread = startIndexThread,
): Promise<IndexThread> {
  const { port1, port2 } = new MessageChannel();
  await packProducts(port1, signal);
  const index = startThread();
  try {
    await untilAborted(index, signal, () => index.open(port2));
    return index;
  } catch (error) {
    await index.stop();
    throw error;
  }
}

async function packProducts(port: MessagePort, signal: AbortSignal): Promise<void> {
  const thread = new PackingThread(startWorker(`${LIVE}/packing-thread.worker`));
  try {
    await untilAborted(thread, signal, async () => {
      await fill(thread, signal);
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

async function fill(thread: PackingThread, signal: AbortSignal): Promise<void> {
  const cursor = ProductModel.collection.find<Uint8Array>(LISTED, {
    projection: INDEXED_FIELDS,
    sort: NEWEST_FIRST,
    batchSize: BATCH,
    raw: true,
  });
  let batch: Uint8Array[] = [];
  for await (const document of cursor) {
    signal.throwIfAborted();
    batch.push(document);
    if (batch.length < BATCH) continue;
    await thread.add(batch);
    batch = [];
  }
  if (batch.length > 0) await thread.add(batch);
}
