/** Builds the index from the products that the shop sends, as they came from the database, and ends. */
import { parentPort } from 'node:worker_threads';
import { analyseProduct, buffersOf, SegmentBuilder } from '@shop/search';
import { deserialize } from 'bson';
import { indexedProduct, type IndexedRecord } from './indexed-product.js';

const builder = new SegmentBuilder();
const port = parentPort;

/** Documents one after the other; each begins with its length. */
function add(documents: Uint8Array): void {
  const view = new DataView(documents.buffer, documents.byteOffset, documents.byteLength);
  for (let at = 0; at < documents.length;) {
    const end = at + view.getInt32(at, true);
    const record = deserialize(documents.subarray(at, end)) as IndexedRecord;
    builder.add(analyseProduct(indexedProduct(record)));
    at = end;
  }
}

port?.on('message', (documents: Uint8Array | null) => {
  if (documents) {
    add(documents);
    port.postMessage(null);
    return;
  }
  const segment = builder.build();
  port.postMessage(segment, buffersOf(segment));
  port.close();
});
