import type { FileProduct } from '@shop/product-files';
import type { ClientSession } from 'mongoose';
import type { Actor } from '@shop/http/access';
import { readKnown } from './known.js';
import type { Plan } from './plan.js';
import { planProduct } from './plan-product.js';
import { UNCATEGORISED } from './new-product.js';
import { writePlans } from './write-plans.js';

/** Plans several products of a file, and writes nothing. */
export async function planBatch(files: readonly FileProduct[]): Promise<Plan[]> {
  const known = await readKnown(files, UNCATEGORISED);
  return files.map((file) => planProduct(file, known));
}

/** Plans several products of a file on what is stored now, and writes them, in the caller's transaction. */
export async function importBatch(
  files: readonly FileProduct[],
  { by, key }: { by: Actor; key: string },
  session: ClientSession,
): Promise<Plan[]> {
  const known = await readKnown(files, UNCATEGORISED, session);
  const plans = files.map((file) => planProduct(file, known));
  await writePlans(plans, { by, key }, session);
  return plans;
}

/** Variants of one batch: its transaction must be short, because sales wait for it. */
const VARIANTS = 30;

/** Puts products together into batches. No batch has two that may be the same product of the shop. */
export async function* inSmallBatches(
  products: AsyncIterable<FileProduct>,
): AsyncGenerator<FileProduct[]> {
  let batch: FileProduct[] = [];
  let size = 0;
  for await (const product of products) {
    const own = Math.max(1, product.variants.length);
    if (
      batch.length > 0 &&
      (size + own > VARIANTS || product.handle === null || !product.hasHandle)
    ) {
      yield batch;
      batch = [];
      size = 0;
    }
    batch.push(product);
    size += own;
    // One without a handle of its own may be any product.
    if (!product.hasHandle) {
      yield batch;
      batch = [];
      size = 0;
    }
  }
  if (batch.length > 0) yield batch;
}
