import { randomUUID } from 'node:crypto';
import { Meilisearch } from 'meilisearch';
import type { Types } from 'mongoose';
import type { SearchServerConfig } from '../../../config.js';
import { CategoryModel } from '../../categories/category.model.js';
import { ProductModel } from '../../products/product.model.js';
import { loadEnglish } from '../english.js';
import { INDEXED_FIELDS, indexedProduct } from '../live/indexed-product.js';
import { serverDocument, SETTINGS, type ServerDocument } from './server-document.js';

const BATCH = 500;
const REQUEST_MS = 30_000;
const TASK_MS = 60 * 60_000;
const TASK_INTERVAL_MS = 250;

/** The progress of filling the search server, so that a failed fill can resume. */
export interface Fill {
  /** Identifies the fill in each document that it writes. */
  readonly name: string;
  /** The category names that it writes, by id. */
  readonly categories: ReadonlyMap<string, string>;
  /** The last product that was written. */
  upTo?: Types.ObjectId;
}

export async function newFill(): Promise<Fill> {
  const named = await CategoryModel.find({}, { name: 1 }).read('primary').lean();
  const categories = new Map(named.map(({ _id, name }) => [_id.toHexString(), name]));
  return { name: randomUUID(), categories };
}

/**
 * Writes all remaining products to the search server, and removes those that no longer exist. Changes made in the
 * meantime must be written afterwards.
 */
export async function fillServer(
  config: SearchServerConfig,
  fill: Fill,
  signal: AbortSignal,
): Promise<void> {
  const client = new Meilisearch({ ...config, timeout: REQUEST_MS });
  const index = client.index<ServerDocument>('products');
  await client.createIndex('products', { primaryKey: 'id' });
  const { englishWords } = await loadEnglish();
  await index.updateSettings({ ...SETTINGS, typoTolerance: { disableOnWords: englishWords() } });
  for (;;) {
    signal.throwIfAborted();
    const products = await ProductModel.find(
      fill.upTo ? { _id: { $gt: fill.upTo } } : {},
      INDEXED_FIELDS,
    )
      .sort({ _id: 1 })
      .limit(BATCH)
      .lean();
    const last = products.at(-1);
    if (!last) break;
    await index.addDocuments(products.map((one) => serverDocument(indexedProduct(one), fill)));
    fill.upTo = last._id;
  }
  await index
    .deleteDocuments({ filter: `fill != ${JSON.stringify(fill.name)}` })
    .waitTask({ timeout: TASK_MS, interval: TASK_INTERVAL_MS });
}
