import { indexFile, readProducts, type FileSource, type ReadOptions } from '@shop/product-files';
import { BatchSize, batchesOf } from './batches.js';
import { planBatch } from './import-batch.js';
import type { Plan } from './plan.js';

/** Plans a whole file by the code that also imports it, and writes nothing. */
export async function* dryRun(source: FileSource, options: ReadOptions): AsyncGenerator<Plan[]> {
  const index = await indexFile(source, options);
  for await (const batch of batchesOf(readProducts(source, index, options), new BatchSize()))
    yield planBatch(batch);
  const { error } = index;
  if (error) throw error;
}
