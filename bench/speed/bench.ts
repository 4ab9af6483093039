/**
 * Measures how fast the shop answers, beside bare servers that send the same bytes, and writes RESULTS.md:
 *   npm run bench -- [--sizes 1000,100000] [--mongodb URI] [--rounds 5] [--seconds 2] [--data FOLDER]
 *                    [--only 'ROW;ROW'] [--ready yes|no]
 *   npm run bench -- --quick     one short round, nothing is written; nor is it with `--only` or `--ready`
 * With a folder, the shops in it are used and kept. A MongoDB must be empty in the databases `bench_SIZE`, which are
 * filled and kept.
 */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ApiClient } from '@shop/e2e/shop/api-client';
import { startShop, type Environment } from '@shop/e2e/shop/shop-process';
import { temporaryFolder } from '@shop/e2e/shop/temporary-folder';
import { fillDatabase, type FillTarget } from '../lib/fill.js';
import { numbersIn } from '../lib/options.js';
import { measureRow, type Method, type Result } from './measure.js';
import { startReference, type Reference } from './reference.js';
import { tableOf, writeReport, type Measured } from './report.js';
import { rowsOf } from './rows.js';

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    sizes: { type: 'string', default: '1000,100000' },
    mongodb: { type: 'string', default: '' },
    rounds: { type: 'string' },
    seconds: { type: 'string' },
    only: { type: 'string', default: '' },
    ready: { type: 'string', default: '' },
    data: { type: 'string', default: '' },
  },
});
/** Rows to measure; all if there are none. */
const only = options.only.split(';').filter(Boolean);
const method: Method = {
  rounds: Number(options.rounds ?? (options.quick ? 1 : 5)),
  seconds: Number(options.seconds ?? (options.quick ? 1 : 2)),
  connections: 16,
};
const PHOTOS = 200;
const COMMON: Environment = { SEED: 'none', RATE_LIMIT_FACTOR: '9999' };

/** A shop to measure: what to fill, and how to start it. */
interface Subject {
  name: string;
  products: number;
  target: FillTarget;
  environment: Environment;
  isFilled: boolean;
}

function embedded(folder: string, products: number): Subject {
  const dataDir = path.join(folder, String(products));
  return {
    name: `embedded database, ${products.toLocaleString('en')} products`,
    products,
    target: { database: { kind: 'embedded' }, dataDir },
    environment: { ...COMMON, DATA_DIR: dataDir },
    isFilled: existsSync(path.join(dataDir, 'docstore.db')),
  };
}

async function mongodb(given: string, products: number): Promise<Subject> {
  const uri = new URL(given);
  uri.pathname = `/bench_${products}`;
  const environment = {
    ...COMMON,
    MONGODB_URI: uri.href,
    JWT_SECRET: 'a signing key for measuring, and for nothing else',
  };
  return {
    name: `MongoDB, ${products.toLocaleString('en')} products`,
    products,
    target: { database: { kind: 'mongodb', uri: uri.href }, dataDir: '' },
    environment,
    isFilled: await isFilled(uri.href),
  };
}

async function isFilled(uri: string): Promise<boolean> {
  const { MongoClient } = await import('mongodb');
  const client = await MongoClient.connect(uri);
  const product = await client.db().collection('products').findOne();
  await client.close();
  return product !== null;
}

/** With ready answers beside the references, then without: what a request costs that nobody has made before. */
async function measure(subject: Subject): Promise<Measured[]> {
  const { name, products, target, environment, isFilled } = subject;
  if (!isFilled) {
    console.log(`Filling a shop: ${name} …`);
    await fillDatabase(target, { products, orders: 0, photos: PHOTOS });
  }
  const references = [await startReference('node'), await startReference('express')];
  try {
    const measured: Measured[] = [];
    if (options.ready !== 'no') measured.push(await measureShop(name, environment, references));
    if (options.ready !== 'yes') {
      const nothing = { ...environment, READY_ANSWERS_MB: '0' };
      measured.push(await measureShop(`${name}, nothing ready`, nothing, []));
    }
    return measured;
  } finally {
    for (const reference of references) reference.stop();
  }
}

async function measureShop(name: string, environment: Environment, references: Reference[]) {
  const shop = await startShop(environment);
  try {
    const results: Result[] = [];
    for (const row of await rowsOf(new ApiClient(shop.origin))) {
      if (only.length > 0 && !only.includes(row.name)) continue;
      results.push(await measureRow(shop, row, references, method));
      console.log(`${name}: ${row.name} done`);
    }
    console.log(tableOf(results));
    return { shop: name, results };
  } finally {
    await shop.stop();
  }
}

const folder = options.data || (await temporaryFolder('shop-bench-'));
try {
  const measured: Measured[] = [];
  for (const products of numbersIn(options.sizes)) {
    measured.push(...(await measure(embedded(folder, products))));
    if (options.mongodb)
      measured.push(...(await measure(await mongodb(options.mongodb, products))));
  }
  if (!options.quick && !options.only && !options.ready) writeReport(measured, method);
} finally {
  if (!options.data) await rm(folder, { recursive: true });
}
