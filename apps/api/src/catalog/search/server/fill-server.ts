import { Meilisearch } from 'meilisearch';
import type { SearchServerConfig } from '../../../config.js';
import { CategoryModel } from '../../categories/category.model.js';
import { ProductModel } from '../../products/product.model.js';
import { INDEXED_FIELDS, indexedProduct } from '../live/indexed-product.js';
import { serverDocument, SETTINGS, type ServerDocument } from './server-document.js';

const BATCH = 500;
const REQUEST_MS = 30_000;
const TASK_MS = 60 * 60_000;
const TASK_INTERVAL_MS = 250;

/**
 * Writes all products into the search server, and takes out those that are no longer there. Once more does no harm.
 * @param fill names it.
 * @returns the names of categories that it wrote.
 */
export async function fillServer(
  config: SearchServerConfig,
  fill: string,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const client = new Meilisearch({ ...config, timeout: REQUEST_MS });
  const index = client.index<ServerDocument>('products');
  const named = await CategoryModel.find({}, { name: 1 }).read('primary').lean();
  const categories = new Map(named.map(({ _id, name }) => [_id.toHexString(), name]));
  await client.createIndex('products', { primaryKey: 'id' });
  await index.updateSettings(SETTINGS);
  const cursor = ProductModel.find({}, INDEXED_FIELDS).lean().cursor({ batchSize: BATCH });
  let batch: ServerDocument[] = [];
  for await (const product of cursor) {
    signal.throwIfAborted();
    batch.push(serverDocument(indexedProduct(product), { fill, categories }));
    if (batch.length < BATCH) continue;
    await index.addDocuments(batch);
    batch = [];
  }
  if (batch.length > 0) await index.addDocuments(batch);
  await index
    .deleteDocuments({ filter: `fill != ${JSON.stringify(fill)}` })
    .waitTask({ timeout: TASK_MS, interval: TASK_INTERVAL_MS });
  return categories;
}
