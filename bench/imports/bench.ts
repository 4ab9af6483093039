/**
 * Measures the import of a file of products, and of the same with other prices and stocks, while visitors read lists
 * and products (Linux only):
 *   npm run imports -w bench -- [--products 10000] [--variants 3] [--wrong 50] [--preload FILE] [--other CHECKOUT]
 * A file to preload can write profiles of the shop's processes. Another checkout, which has to be built, goes first.
 */
import { rm } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { endpoints, IMPORT_LIMITS, type Import } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { ADMIN } from '@shop/test-shop/client/people';
import { quantile } from '@shop/test-shop/lib/statistics';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';
import { startShop, type ShopProcess } from '@shop/test-shop/shop/shop-process';
import { cpuOf, megabytesOf, peakMemory } from '../floods/shop-processes.js';
import { CROWDED } from '../lib/crowd.js';
import { readOptions } from '../lib/options.js';
import { productRows } from './product-rows.js';
import { startVisitor } from './start-visitor.js';

const LOOK_MS = 250;
/** After it, a shop that has just started has built its indexes. */
const SETTLE_MS = 5_000;

const options = readOptions({
  products: '10000',
  variants: '3',
  wrong: '50',
  preload: '',
  other: '',
});

const rows = {
  products: Number(options.products),
  variants: Number(options.variants),
  wrong: Number(options.wrong),
};
const file = Buffer.from(productRows(rows));
const changed = Buffer.from(productRows({ ...rows, raisedBy: 1 }));

async function upload(admin: ApiClient, file: Buffer): Promise<string> {
  const announced = { name: 'bench.csv', size: file.length };
  const { import: job } = await admin.call(endpoints.createImport, { body: announced });
  for (let at = 0, number = 1; at < file.length; at += IMPORT_LIMITS.pieceBytes, number += 1) {
    const bytes = file.subarray(at, at + IMPORT_LIMITS.pieceBytes).toString('base64');
    await admin.call(endpoints.addImportPiece, {
      params: { id: job._id, number },
      body: { bytes },
    });
  }
  return job._id;
}

/** Does a step of an import, and waits until it is over. */
async function run(admin: ApiClient, id: string, action: 'check' | 'start'): Promise<Import> {
  const params = { id };
  await admin.call(endpoints.updateImport, { params, body: { action } });
  for (;;) {
    const { import: job } = await admin.call(endpoints.getImport, { params });
    if (job.state !== 'checking' && job.state !== 'running') return job;
    await setTimeout(LOOK_MS);
  }
}

async function measureStep(shop: ShopProcess, step: () => Promise<Import>) {
  const cpuBefore = await cpuOf(shop);
  const memoryBefore = await megabytesOf(shop);
  const visitor = startVisitor(shop.origin);
  const began = performance.now();
  const { outcome, peak } = await peakMemory(shop, step);
  const seconds = (performance.now() - began) / 1_000;
  const { ms, refused: unanswered } = await visitor.stop();
  const cpuAfter = await cpuOf(shop);
  const used = (name: string) =>
    Math.round(((cpuAfter[name] ?? 0) - (cpuBefore[name] ?? 0)) / 100) / 10;
  return {
    state: outcome.state,
    ...outcome.counts,
    seconds: Math.round(seconds),
    'CPU shop, s': used('shop'),
    'CPU threads, s': used('threads'),
    'CPU database, s': used('docstore'),
    'memory, MB': `${memoryBefore} + ${peak - memoryBefore}`,
    'visitor p50, ms': Math.round(quantile(ms, 0.5)),
    'p99, ms': Math.round(quantile(ms, 0.99)),
    requests: ms.length,
    unanswered,
  };
}

async function measure(folder?: string) {
  const dataDir = await temporaryFolder('shop-bench-');
  const preload = options.preload && { NODE_OPTIONS: `--import=${options.preload}` };
  const environment = { ...CROWDED, DATA_DIR: dataDir, ...preload };
  const shop = await startShop(environment, undefined, folder);
  try {
    const admin = await new ApiClient(shop.origin).signIn(ADMIN);
    const id = await upload(admin, file);
    await setTimeout(SETTLE_MS);
    const check = await measureStep(shop, () => run(admin, id, 'check'));
    await setTimeout(SETTLE_MS);
    const start = await measureStep(shop, () => run(admin, id, 'start'));
    const again = await upload(admin, changed);
    await run(admin, again, 'check');
    await setTimeout(SETTLE_MS);
    const update = await measureStep(shop, () => run(admin, again, 'start'));
    return { check, import: start, update };
  } finally {
    await shop.stop();
    await rm(dataDir, { recursive: true });
  }
}

console.log(`${Math.round(file.length / 1_000_000)} MB`);
if (options.other) console.table({ ...(await measure(options.other)) });
console.table(await measure());
