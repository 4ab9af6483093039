import type { FileProduct } from '@shop/product-files';

/** How long the transaction of one batch should take, in milliseconds: sales and lists wait for it. */
const AIM_MS = 70;
/** How many variants the first batch has. */
export const FEWEST = 45;
const MOST = 200;

/** How many variants a batch may have, which follows from how long the batches before it took. */
export class BatchSize {
  variants = FEWEST;

  /** Learns how long a batch of this size took. */
  took(ms: number, variants: number): void {
    const wanted = variants * (AIM_MS / Math.max(1, ms));
    // A small batch says little about a large one, and one slow write nothing about the next.
    const next = Math.min(this.variants * 1.5, Math.max(this.variants / 2, wanted));
    this.variants = Math.round(Math.min(MOST, Math.max(FEWEST, next)));
  }
}

/** How many variants products have in a file; each at least one. */
export function sizeOf(products: readonly FileProduct[]): number {
  return products.reduce((sum, { variants }) => sum + Math.max(1, variants.length), 0);
}

/** Puts products together into batches. No batch has two that may be the same product of the shop. */
export async function* batchesOf(
  products: AsyncIterable<FileProduct>,
  most: Readonly<BatchSize>,
): AsyncGenerator<FileProduct[]> {
  let batch: FileProduct[] = [];
  for await (const product of products) {
    const isAlone = product.handle === null || !product.hasHandle;
    const isFull = sizeOf([...batch, product]) > most.variants;
    if (batch.length > 0 && (isFull || isAlone)) {
      yield batch;
      batch = [];
    }
    batch.push(product);
    // One without a handle of its own may be any product.
    if (!product.hasHandle) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}
