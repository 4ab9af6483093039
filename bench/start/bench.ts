/**
 * Measures how soon the built shop answers after its command, and what memory it takes at rest:
 *   npm run start -w bench -- [--sizes 1000,100000] [--rounds 7] [--data FOLDER]
 * With a folder, the shops in it are used and kept.
 */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { cpuMilliseconds, residentMegabytes } from '@shop/e2e/shop/process-table';
import { startShop, type Environment } from '@shop/e2e/shop/shop-process';
import { median } from '@shop/e2e/shop/statistics';
import { temporaryFolder } from '@shop/e2e/shop/temporary-folder';
import { fillFolder } from '../lib/fill.js';
import { numbersIn, readOptions } from '../lib/options.js';

const LIST = '/api/v1/product/product-list/1';
const HOME = '/';
/** What the start left behind has been collected by then, if ever. */
const REST_MS = 5_000;

const options = readOptions({ sizes: '1000,100000', rounds: '7', data: '' });

/** @returns milliseconds to the first list page, the CPU time until then, and megabytes at rest. */
async function startOnce(environment: Environment) {
  const began = performance.now();
  const shop = await startShop(environment);
  try {
    const reply = await fetch(shop.origin + LIST);
    await reply.arrayBuffer();
    if (!reply.ok) throw new Error(`The first answer was ${reply.status}`);
    const answered = performance.now() - began;
    const cpu = await cpuMilliseconds(shop.pid);
    await (await fetch(shop.origin + HOME)).arrayBuffer();
    await setTimeout(REST_MS);
    const children = await Promise.all((await shop.children()).map(residentMegabytes));
    return {
      answered,
      cpu,
      shop: await residentMegabytes(shop.pid),
      children: Math.max(...children),
    };
  } finally {
    await shop.stop();
  }
}

async function measure(folder: string, products: number) {
  const dataDir = path.join(folder, String(products));
  if (!existsSync(path.join(dataDir, 'docstore.db')))
    await fillFolder(dataDir, { products, orders: 0 });
  const environment = { DATA_DIR: dataDir, SEED: 'none' };
  await startOnce(environment);
  const starts: Awaited<ReturnType<typeof startOnce>>[] = [];
  for (let round = 0; round < Number(options.rounds); round += 1)
    starts.push(await startOnce(environment));
  const middle = (value: (start: (typeof starts)[number]) => number) =>
    Math.round(median(starts.map(value)));
  return {
    products,
    'first answer, ms': middle(({ answered }) => answered),
    'slowest, ms': Math.round(Math.max(...starts.map(({ answered }) => answered))),
    'CPU shop, ms': middle(({ cpu }) => cpu),
    'shop at rest, MB': middle(({ shop }) => shop),
    'database at rest, MB': middle(({ children }) => children),
  };
}

const folder = options.data || (await temporaryFolder('shop-bench-'));
try {
  const rows = [];
  for (const size of numbersIn(options.sizes)) rows.push(await measure(folder, size));
  console.table(rows);
} finally {
  if (!options.data) await rm(folder, { recursive: true });
}
