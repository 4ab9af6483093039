import type { IndexedProduct } from '../index/product.js';
import { analyseProduct, buffersOf, SegmentBuilder } from '../index/segment.js';
import type { PackedProducts, PackingTasks } from './index-tasks.js';
import { performTasks } from './perform-tasks.js';

/** How many names are kept for the warm-up. */
const NAMES = 200;

/**
 * Makes this thread pack products, for a `PackingThread`.
 * @param read reads a stored document, which begins with its length in bytes (32 bits, little-endian) as BSON does.
 */
export function servePacking(read: (document: Uint8Array) => IndexedProduct): void {
  let names: string[] = [];
  let builder = new SegmentBuilder();

  performTasks<PackingTasks>({
    add(documents) {
      const view = new DataView(documents.buffer, documents.byteOffset, documents.byteLength);
      for (let at = 0; at < documents.length;) {
        const end = at + view.getInt32(at, true);
        const product = read(documents.subarray(at, end));
        if (names.length < NAMES) names.push(product.name);
        builder.add(analyseProduct(product));
        at = end;
      }
      return undefined;
    },

    pack(port) {
      const packed: PackedProducts = { segment: builder.build(), names };
      port.postMessage(packed, buffersOf(packed.segment));
      names = [];
      builder = new SegmentBuilder();
      return undefined;
    },
  });
}
