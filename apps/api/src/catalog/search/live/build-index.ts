import { NEWEST_FIRST } from '../../../mongo/find-page.js';
import { ProductModel } from '../../products/product.model.js';
import { IndexThread } from './index-thread.js';
import { INDEXED_FIELDS } from './indexed-product.js';

/** Products that are read, and handed to the thread, at once. */
const BATCH = 500;

/**
 * Builds the index of all products in a thread. This thread only passes on what it reads.
 * @param signal ends it early.
 * @throws what the thread failed with, or the reason of the signal.
 */
export async function buildIndex(signal: AbortSignal): Promise<IndexThread> {
  const index = new IndexThread();
  const stop = () => void index.stop();
  signal.addEventListener('abort', stop);
  try {
    await fill(index, signal);
    return index;
  } catch (error) {
    await index.stop();
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

async function fill(index: IndexThread, signal: AbortSignal): Promise<void> {
  const cursor = ProductModel.collection.find<Uint8Array>(
    {},
    { projection: INDEXED_FIELDS, sort: NEWEST_FIRST, batchSize: BATCH, raw: true },
  );
  let batch: Uint8Array[] = [];
  for await (const document of cursor) {
    signal.throwIfAborted();
    batch.push(document);
    if (batch.length < BATCH) continue;
    await index.add(joined(batch));
    batch = [];
  }
  if (batch.length > 0) await index.add(joined(batch));
  await index.build();
  signal.throwIfAborted();
}

/** A copy that can be handed over. */
function joined(documents: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(documents.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const document of documents) {
    all.set(document, at);
    at += document.length;
  }
  return all;
}
