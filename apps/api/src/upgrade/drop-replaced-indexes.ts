import { mongo } from 'mongoose';
import { PRODUCT_ORDERS, ProductModel } from '../catalog/index.js';

const INDEX_NOT_FOUND = 27;

/** Names of indexes of an earlier version; each is a prefix of another index now. */
const REPLACED = Object.values(PRODUCT_ORDERS)
  .filter((order) => !('priceCents' in order))
  .flatMap((order) => [nameOf(order), nameOf({ category: 1, ...order })]);

/** Drops redundant indexes, which only slow down writes. Call it after their replacements are built. */
export async function dropReplacedIndexes(): Promise<void> {
  const present = await ProductModel.collection.indexes();
  for (const { name = '' } of present) if (REPLACED.includes(name)) await drop(name);
}

async function drop(name: string): Promise<void> {
  try {
    await ProductModel.collection.dropIndex(name);
  } catch (error) {
    // Another instance has already dropped it.
    if (!(error instanceof mongo.MongoServerError && error.code === INDEX_NOT_FOUND)) throw error;
  }
}

/** MongoDB's default name for an index. */
function nameOf(keys: Readonly<Record<string, number>>): string {
  return Object.entries(keys).flat().join('_');
}
