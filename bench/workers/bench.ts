/**
 * Measures how much more several worker processes serve than one:
 *   npm run workers -w bench -- [--workers 1,2] [--products 1000] [--rounds 5] [--seconds 3]
 * Each number of workers takes its turn in each round. The load generator needs processor time, too: what the shop got of
 * it stands beside the requests.
 */
import { availableParallelism } from 'node:os';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { ApiClient } from '@shop/e2e/shop/api-client';
import { cpuMilliseconds } from '@shop/e2e/shop/process-table';
import { startShop, type ShopProcess } from '@shop/e2e/shop/shop-process';
import { median } from '@shop/e2e/shop/statistics';
import { temporaryFolder } from '@shop/e2e/shop/temporary-folder';
import { fillFolder } from '../lib/fill.js';
import { numbersIn, readOptions } from '../lib/options.js';
import { drive } from '../speed/drive.js';
import { rowsOf } from '../speed/rows.js';

const ROWS = ['list page', 'product', 'count'];
const CONNECTIONS = 16;

const options = readOptions({ workers: '1,2', products: '1000', rounds: '5', seconds: '3' });
const seconds = Number(options.seconds);

async function usedBy(shop: ShopProcess): Promise<number> {
  const pids = [shop.pid, ...(await shop.children())];
  return (await Promise.all(pids.map(cpuMilliseconds))).reduce((sum, ms) => sum + ms, 0);
}

async function measure(workers: number, dataDir: string, ready: boolean, name: string) {
  const shop = await startShop({
    DATA_DIR: dataDir,
    SEED: 'none',
    WORKERS: String(workers),
    ...(!ready && { READY_ANSWERS_MB: '0' }),
  });
  try {
    const row = (await rowsOf(new ApiClient(shop.origin))).find((each) => each.name === name);
    if (!row) throw new RangeError(`There is no row ${name}`);
    await drive(shop.origin, row.requests, { connections: CONNECTIONS, seconds: 1 });
    const [before, began] = [await usedBy(shop), performance.now()];
    const { perSecond, failures } = await drive(shop.origin, row.requests, {
      connections: CONNECTIONS,
      seconds,
    });
    const cores = ((await usedBy(shop)) - before) / (performance.now() - began);
    return { perSecond, cores, failures };
  } finally {
    await shop.stop();
  }
}

const folder = await temporaryFolder('shop-bench-');
const dataDir = path.join(folder, 'data');
try {
  await fillFolder(dataDir, { products: Number(options.products), orders: 0, photos: 50 });
  const lines = [];
  for (const ready of [true, false]) {
    for (const name of ROWS) {
      const counts = numbersIn(options.workers);
      const results = new Map(
        counts.map((workers) => [workers, [] as Awaited<ReturnType<typeof measure>>[]]),
      );
      for (let round = 0; round < Number(options.rounds); round += 1)
        for (const workers of counts)
          results.get(workers)?.push(await measure(workers, dataDir, ready, name));
      for (const [workers, all] of results)
        lines.push({
          row: ready ? name : `${name}, nothing ready`,
          workers,
          'requests/s': Math.round(median(all.map(({ perSecond }) => perSecond))),
          'cores of the shop': median(all.map(({ cores }) => cores)).toFixed(2),
          failures: all.reduce((sum, { failures }) => sum + failures, 0),
        });
    }
  }
  console.log(`${availableParallelism()} cores, shared with the load generator`);
  console.table(lines);
} finally {
  await rm(folder, { recursive: true });
}
