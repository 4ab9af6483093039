import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { NEWEST_FIRST } from '../../../../platform/mongo/find-page.js';
import { ProductModel } from '../../products/product.model.js';
import type { PackingTasks } from './index-tasks.js';
import { IndexThread } from './index-thread.js';
import { INDEXED_FIELDS } from './indexed-product.js';
import { TaskThread } from './task-thread.js';

/** Products that are read, and sent to the thread, at once. */
const BATCH = 500;

/**
 * Builds the index of all products. One thread packs them and then exits, which frees the memory that packing takes;
 * another thread holds the packed index. This thread only forwards what it reads.
 * @param signal aborts the build.
 * @throws the failure of a thread, or the reason of the signal.
 */
export async function buildIndex(signal: AbortSignal): Promise<IndexThread> {
  const { port1, port2 } = new MessageChannel();
  await packProducts(port1, signal);
  const index = new IndexThread();
  try {
    await untilAborted(index, signal, () => index.open(port2));
    return index;
  } catch (error) {
    await index.stop();
    throw error;
  }
}

async function packProducts(port: MessagePort, signal: AbortSignal): Promise<void> {
  const thread = new TaskThread<PackingTasks>('shop/catalog/search/live/packing-thread.worker');
  try {
    await untilAborted(thread, signal, async () => {
      await fill(thread, signal);
      await thread.run('pack', port, { transfer: [port] });
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

async function fill(thread: TaskThread<PackingTasks>, signal: AbortSignal): Promise<void> {
  const cursor = ProductModel.collection.find<Uint8Array>(
    {},
    { projection: INDEXED_FIELDS, sort: NEWEST_FIRST, batchSize: BATCH, raw: true },
  );
  const add = async (documents: readonly Uint8Array[]) => {
    const all = joined(documents);
    await thread.run('add', all, { transfer: [all.buffer] });
  };
  let batch: Uint8Array[] = [];
  for await (const document of cursor) {
    signal.throwIfAborted();
    batch.push(document);
    if (batch.length < BATCH) continue;
    await add(batch);
    batch = [];
  }
  if (batch.length > 0) await add(batch);
}

/** Copies the documents into one buffer that can be transferred to a thread. */
function joined(documents: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(documents.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const document of documents) {
    all.set(document, at);
    at += document.length;
  }
  return all;
}
