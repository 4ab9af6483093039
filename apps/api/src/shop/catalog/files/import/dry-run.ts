import {
  indexFile,
  readProducts,
  type FileIndex,
  type FileSource,
  type ReadOptions,
} from '@shop/product-files';
import { BatchSize, batchesOf } from './batches.js';
import { planBatch } from './import-batch.js';
import type { Plan } from './plan.js';

/**
 * Plans a whole file by the code that also imports it, and writes nothing.
 * @param onIndex is called once the file was read for the first time.
 */
export async function* dryRun(
  source: FileSource,
  options: ReadOptions,
  onIndex: (index: FileIndex) => void,
): AsyncGenerator<Plan[]> {
  const index = await indexFile(source, options);
  onIndex(index);
  for await (const batch of batchesOf(readProducts(source, index, options), new BatchSize()))
    yield planBatch(batch);
  const { error } = index;
  if (error) throw error;
}
