/** Packs all products for the index. The memory that packing takes is freed when this thread ends. */
import { analyseProduct, buffersOf, SegmentBuilder } from '@shop/search';
import { deserialize } from 'bson';
import type { PackedProducts, PackingTasks } from './index-tasks.js';
import { indexedProduct, type IndexedRecord } from './indexed-product.js';
import { performTasks } from './perform-tasks.js';

const NAMES = 200;

const names: string[] = [];
const builder = new SegmentBuilder();

performTasks<PackingTasks>({
  /** The buffer holds documents one after the other; each begins with its length. */
  add(documents) {
    const view = new DataView(documents.buffer, documents.byteOffset, documents.byteLength);
    for (let at = 0; at < documents.length;) {
      const end = at + view.getInt32(at, true);
      const record = deserialize(documents.subarray(at, end)) as IndexedRecord;
      if (names.length < NAMES) names.push(record.name);
      builder.add(analyseProduct(indexedProduct(record)));
      at = end;
    }
    return undefined;
  },

  pack(port) {
    const packed: PackedProducts = { segment: builder.build(), names };
    port.postMessage(packed, buffersOf(packed.segment));
    return undefined;
  },
});
