/**
 * Measures the list of all orders, its searches and its export at the API, with the shop's memory meanwhile, and its first
 * rows in a real Chromium:
 *   npm run orders -w bench -- [--rows 100000] [--products 2000] [--rounds 20] [--data FOLDER]
 * A given folder is filled once, and kept.
 */
import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { ADMIN } from '@shop/test-shop/client/people';
import { startShop } from '@shop/test-shop/shop/shop-process';
import { timed } from '@shop/test-shop/lib/statistics';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';
import { withPageOf } from '../lib/admin-page.js';
import { fillFolder } from '../lib/fill.js';
import { readOptions } from '../lib/options.js';
import { measureList } from '../lists/list-page.js';
import { ORDERS } from '../lists/lists.js';
import { measureExports } from './exports.js';
import { measureReads, measureSelection } from './reads.js';

const options = readOptions({
  rows: '100000',
  products: '2000',
  rounds: '20',
  data: '',
});
const orders = Number(options.rows);

async function measureLists(dataDir: string) {
  const shop = await startShop({ DATA_DIR: dataDir, SEED: 'none', ADMIN_PASSWORD: ADMIN.password });
  try {
    const visitor = new ApiClient(shop.origin);
    const session = await visitor.session(ADMIN);
    const admin = visitor.as({ token: session.token });
    await withPageOf(session, shop.origin, (page) => measureList(page, ORDERS));
    console.table(await measureReads(admin, orders, Number(options.rounds)));
    console.table({ 'select the first 5,000 waiting orders': await measureSelection(admin) });
    console.table(await measureExports(admin, shop.pid));
  } finally {
    await shop.stop();
  }
}

/** Size of the files in a folder. */
async function megabytesOf(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true });
  const sizes = await Promise.all(files.map((file) => stat(path.join(folder, file))));
  return Math.round(sizes.reduce((sum, { size }) => sum + size, 0) / 2 ** 20);
}

async function fill(dataDir: string): Promise<void> {
  console.log(`Filling a shop with ${options.rows} orders …`);
  const ms = await timed(() => fillFolder(dataDir, { products: Number(options.products), orders }));
  console.log(`${(ms / 1000).toFixed(0)} s, ${await megabytesOf(dataDir)} MB on disk`);
}

const dataDir = options.data || (await temporaryFolder('shop-bench-'));
try {
  if (!existsSync(path.join(dataDir, 'docstore.db'))) await fill(dataDir);
  await measureLists(dataDir);
} finally {
  if (!options.data) await rm(dataDir, { recursive: true });
}
