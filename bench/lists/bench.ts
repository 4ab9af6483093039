/**
 * Measures the administrator's lists in a real Chromium:
 *   npm run lists -w bench -- [--rows 10000]
 */
import { rm } from 'node:fs/promises';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { ADMIN } from '@shop/test-shop/client/people';
import { startShop } from '@shop/test-shop/shop/shop-process';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';
import { withPageOf } from '../lib/admin-page.js';
import { readOptions } from '../lib/options.js';
import { measureCalls } from './calls.js';
import { fillFolder } from '../lib/fill.js';
import { measureList } from './list-page.js';
import { LISTS } from './lists.js';
import { typeQuickly } from './typing.js';

const rows = Number(readOptions({ rows: '10000' }).rows);

async function measure(origin: string): Promise<void> {
  const visitor = new ApiClient(origin);
  const session = await visitor.session(ADMIN);
  await measureCalls(visitor.as({ token: session.token }), rows);
  await withPageOf(session, origin, async (page) => {
    for (const list of LISTS) await measureList(page, list);
    for (const list of LISTS) {
      const stale = await typeQuickly(page, list);
      console.log(`${list.name}: outdated results shown while typing: ${stale.length}`);
      if (stale.length > 0) process.exitCode = 1;
    }
  });
}

const dataDir = await temporaryFolder('shop-bench-');
try {
  console.log(`Filling a shop with ${rows} products and as many orders …`);
  await fillFolder(dataDir, { products: rows, orders: rows });
  const shop = await startShop({
    DATA_DIR: dataDir,
    SEED: 'none',
    ADMIN_PASSWORD: ADMIN.password,
  });
  try {
    await measure(shop.origin);
  } finally {
    await shop.stop();
  }
} finally {
  await rm(dataDir, { recursive: true });
}
