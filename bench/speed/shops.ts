import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Environment } from '@shop/test-shop/shop/shop-process';
import { fillDatabase, type FillTarget } from '../lib/fill.js';

const PHOTOS = 200;
const COMMON: Environment = { SEED: 'none', RATE_LIMIT_FACTOR: '9999' };

/** A shop to measure. */
export interface Shop {
  /** As in “embedded database, 1,000 products”. */
  name: string;
  environment: Environment;
}

/** A shop on the embedded database of a folder, which is filled if it is empty. @param variants of each product */
export async function embeddedShop(folder: string, products: number, variants = 0): Promise<Shop> {
  const dataDir = path.join(folder, variants ? `${products}-${variants}` : String(products));
  const each = variants ? ` with ${variants} variants` : '';
  const name = `embedded database, ${products.toLocaleString('en')} products${each}`;
  if (!existsSync(path.join(dataDir, 'docstore.db')))
    await fill(name, { database: { kind: 'embedded' }, dataDir }, products, variants);
  return { name, environment: { ...COMMON, DATA_DIR: dataDir } };
}

/** A shop on a database of a MongoDB, which is filled if it is empty. */
export async function mongodbShop(given: string, products: number): Promise<Shop> {
  const uri = new URL(given);
  uri.pathname = `/bench_${products}`;
  const name = `MongoDB, ${products.toLocaleString('en')} products`;
  if (!(await isFilled(uri.href)))
    await fill(name, { database: { kind: 'mongodb', uri: uri.href }, dataDir: '' }, products);
  const JWT_SECRET = 'a signing key for measuring, and for nothing else';
  return { name, environment: { ...COMMON, MONGODB_URI: uri.href, JWT_SECRET } };
}

async function fill(
  name: string,
  target: FillTarget,
  products: number,
  variants = 0,
): Promise<void> {
  console.log(`Filling a shop: ${name} …`);
  await fillDatabase(target, { products, orders: 0, photos: PHOTOS, variants });
}

async function isFilled(uri: string): Promise<boolean> {
  const { MongoClient } = await import('mongodb');
  const client = await MongoClient.connect(uri);
  const product = await client.db().collection('products').findOne();
  await client.close();
  return product !== null;
}
