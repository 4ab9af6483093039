import { mongo } from 'mongoose';
import { PRODUCT_ORDERS, ProductModel } from '../catalog/index.js';

const INDEX_NOT_FOUND = 27;

/** The indexes of an earlier version, by name: each is the beginning of another one by now. */
const REPLACED = Object.values(PRODUCT_ORDERS)
  .filter((order) => !('priceCents' in order))
  .flatMap((order) => [nameOf(order), nameOf({ category: 1, ...order })]);

/** Drops indexes that only make every write slower. To be called when those in their place are there. */
export async function dropReplacedIndexes(): Promise<void> {
  const present = await ProductModel.collection.indexes();
  for (const { name = '' } of present) if (REPLACED.includes(name)) await drop(name);
}

async function drop(name: string): Promise<void> {
  try {
    await ProductModel.collection.dropIndex(name);
  } catch (error) {
    // Another instance was quicker.
    if (!(error instanceof mongo.MongoServerError && error.code === INDEX_NOT_FOUND)) throw error;
  }
}

/** As MongoDB names an index that was given no name. */
function nameOf(keys: Readonly<Record<string, number>>): string {
  return Object.entries(keys).flat().join('_');
}
