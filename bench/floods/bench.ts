/**
 * Floods a shop with 100,000 products, one kind of request after the other, and measures another visitor's list pages:
 *   npm run floods -w bench -- [--rows 100000] [--seconds 60] [--only KIND,KIND] [--data FOLDER]
 * With a folder, the shop in it is used and kept; an empty one is filled first.
 */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { endpoints } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { ADMIN } from '@shop/test-shop/client/people';
import { startShop } from '@shop/test-shop/shop/shop-process';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';
import { fillFolder } from '../lib/fill.js';
import { readOptions } from '../lib/options.js';
import { FLOOD_KINDS, type Target } from './kinds.js';
import { measureFlood } from './measure.js';

const options = readOptions({ rows: '100000', seconds: '60', only: '', data: '' });
const seconds = Number(options.seconds);
const only = options.only ? options.only.split(',') : FLOOD_KINDS.map(({ name }) => name);
const kinds = FLOOD_KINDS.filter(({ name }) => only.includes(name));
if (kinds.length < only.length) throw new RangeError(`There is no flood of ${options.only}`);

async function targetOf(origin: string): Promise<Target> {
  const visitor = new ApiClient(origin);
  const credentials = { email: `flood${Date.now()}@bench.test`, password: 'a flooding shopper' };
  const person = { name: 'Flood', phone: '555 0100', address: 'Bench 1', answer: 'bench' };
  await visitor.call(endpoints.register, { body: { ...person, ...credentials } });
  const { category } = await visitor.call(endpoints.listCategories);
  return {
    port: Number(new URL(origin).port),
    shopperToken: (await visitor.session(credentials)).token,
    adminToken: (await visitor.session(ADMIN)).token,
    credentials,
    products: (await visitor.products()).map(({ _id }) => _id),
    categories: category.map(({ _id }) => _id),
  };
}

const dataDir = options.data || (await temporaryFolder('shop-bench-'));
try {
  if (!existsSync(path.join(dataDir, 'docstore.db'))) {
    console.log(`Filling a shop with ${options.rows} products …`);
    await fillFolder(dataDir, { products: Number(options.rows), orders: 0 });
  }
  const shop = await startShop({
    DATA_DIR: dataDir,
    SEED: 'none',
    ADMIN_PASSWORD: ADMIN.password,
    TRUSTED_PROXIES: '1',
  });
  try {
    const rows = [];
    for (const kind of kinds) {
      const row = await measureFlood(shop, kind, await targetOf(shop.origin), seconds);
      console.log(JSON.stringify(row));
      rows.push(row);
    }
    console.table(rows);
    if (rows.some(({ improper }) => improper > 0)) process.exitCode = 1;
  } finally {
    await shop.stop();
  }
} finally {
  if (!options.data) await rm(dataDir, { recursive: true });
}
