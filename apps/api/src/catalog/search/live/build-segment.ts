import type { Worker } from 'node:worker_threads';
import type { Segment } from '@shop/search';
import { NEWEST_FIRST } from '../../../mongo/find-page.js';
import { startWorker } from '../../../places.js';
import { ProductModel } from '../../products/product.model.js';
import { INDEXED_FIELDS } from './indexed-product.js';

/** Products that are read, and handed to the worker, at once. */
const BATCH = 500;

/**
 * Builds the index of all products in a thread of its own. This thread only passes on what it reads.
 * @param signal ends it early.
 */
export async function buildSegment(signal: AbortSignal): Promise<Segment> {
  const worker = startBuilding();
  const stop = () => void worker.thread.terminate();
  signal.addEventListener('abort', stop);
  try {
    const cursor = ProductModel.collection.find<Uint8Array>(
      {},
      { projection: INDEXED_FIELDS, sort: NEWEST_FIRST, batchSize: BATCH, raw: true },
    );
    let batch: Uint8Array[] = [];
    for await (const document of cursor) {
      signal.throwIfAborted();
      batch.push(document);
      if (batch.length < BATCH) continue;
      await answerTo(worker, joined(batch));
      batch = [];
    }
    if (batch.length > 0) await answerTo(worker, joined(batch));
    return (await answerTo(worker, null)) as Segment;
  } finally {
    signal.removeEventListener('abort', stop);
    await worker.thread.terminate();
  }
}

/** @throws what the worker failed with. */
async function answerTo(
  { thread, failed }: BuildingWorker,
  message: Uint8Array<ArrayBuffer> | null,
): Promise<unknown> {
  const answered = new Promise((resolve) => thread.once('message', resolve));
  thread.postMessage(message, message ? [message.buffer] : []);
  return Promise.race([answered, failed]);
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

interface BuildingWorker {
  thread: Worker;
  /** Is rejected when the worker fails or ends. */
  failed: Promise<never>;
}

function startBuilding(): BuildingWorker {
  const thread = startWorker('catalog/search/live/build-segment.worker');
  const failed = new Promise<never>((_, reject) => {
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('The thread that builds the index has ended')));
  });
  // It also fails when nobody waits for an answer.
  failed.catch(() => undefined);
  return { thread, failed };
}
