/**
 * Measures the list of all orders, its searches and its export at the API, with the shop's memory meanwhile:
 *   npm run orders -w bench -- [--rows 100000] [--rounds 20]
 */
import { rm } from 'node:fs/promises';
import { endpoints, type ExportRow } from '@shop/shared';
import { ApiClient } from '@shop/e2e/shop/api-client';
import { ADMIN } from '@shop/e2e/shop/people';
import { residentMegabytes } from '@shop/e2e/shop/process-table';
import { startShop } from '@shop/e2e/shop/shop-process';
import { median, quantile, timed } from '@shop/e2e/shop/statistics';
import { temporaryFolder } from '@shop/e2e/shop/temporary-folder';
import { fillFolder } from '../lib/fill.js';
import { readOptions } from '../lib/options.js';

const SAMPLE_MS = 100;
const PAGE = { page: 1, pageSize: 20 };
const READS = {
  'first page': PAGE,
  'page 100': { ...PAGE, page: 100 },
  waiting: { ...PAGE, status: 'waiting' },
  'by number': { ...PAGE, search: '#1042' },
  'by part of a number': { ...PAGE, search: '10' },
  'by name': { ...PAGE, search: 'cleo' },
  'by two names': { ...PAGE, search: 'cleo cole' },
  'by e-mail address': { ...PAGE, search: 'buyer777@shop.test' },
};

const options = readOptions({ rows: '100000', rounds: '20' });

async function measureReads(admin: ApiClient, rounds: number) {
  const rows: Record<string, object> = {};
  for (const [name, query] of Object.entries(READS)) {
    const taken: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      taken.push(await timed(() => admin.call(endpoints.listAllOrders, { query })));
    rows[name] = {
      'p50, ms': median(taken).toFixed(1),
      'p95, ms': quantile(taken, 0.95).toFixed(1),
    };
  }
  return rows;
}

async function measureExport(admin: ApiClient, pid: number, rows: ExportRow) {
  const before = await residentMegabytes(pid);
  let most = before;
  const sample = async () => void (most = Math.max(most, await residentMegabytes(pid)));
  const timer = setInterval(() => void sample(), SAMPLE_MS);
  let bytes = 0;
  const ms = await timed(async () => {
    const response = await admin.send(endpoints.exportOrders, { query: { rows } });
    if (!response.ok || !response.body) throw new Error(`The export answered ${response.status}`);
    for await (const chunk of response.body) bytes += (chunk as Uint8Array).length;
  });
  clearInterval(timer);
  return {
    seconds: (ms / 1000).toFixed(1),
    MB: (bytes / 2 ** 20).toFixed(1),
    'shop before, MB': Math.round(before),
    'shop at most, MB': Math.round(most),
  };
}

const dataDir = await temporaryFolder('shop-bench-');
try {
  console.log(`Filling a shop with ${options.rows} orders …`);
  await fillFolder(dataDir, { products: Number(options.rows), orders: Number(options.rows) });
  const shop = await startShop({ DATA_DIR: dataDir, SEED: 'none', ADMIN_PASSWORD: ADMIN.password });
  try {
    const admin = await new ApiClient(shop.origin).signIn(ADMIN);
    console.table(await measureReads(admin, Number(options.rounds)));
    console.table({
      'a row for each order': await measureExport(admin, shop.pid, 'order'),
      'a row for each item': await measureExport(admin, shop.pid, 'item'),
    });
  } finally {
    await shop.stop();
  }
} finally {
  await rm(dataDir, { recursive: true });
}
