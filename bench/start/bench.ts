/**
 * Measures how soon the built shop answers after its command, and its memory at rest after rendering pages, with and
 * without the rendering thread:
 *   npm run start -w bench -- [--sizes 1000,100000] [--rounds 7] [--data FOLDER]
 * With a folder, the shops in it are used and kept.
 */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { cpuMilliseconds, residentMegabytes } from '@shop/test-shop/lib/process-table';
import { PAGE_DATA_ELEMENT } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { startShop, type Environment } from '@shop/test-shop/shop/shop-process';
import { median } from '@shop/test-shop/lib/statistics';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';
import { untilIdle } from '../floods/shop-processes.js';
import { fillFolder } from '../lib/fill.js';
import { numbersIn, readOptions } from '../lib/options.js';

const LIST = '/api/v1/product/product-list/1';
/** After this time, garbage left by the pages has been collected. */
const REST_MS = 5_000;
/** The thread that renders pages ends after half a minute without work. */
const IDLE_MS = 30_000;
const RETRY_MS = 500;

const options = readOptions({ sizes: '1000,100000', rounds: '7', data: '' });

/** Opens a page of each kind that the server renders; the first may be late, and is retried. */
async function openPages(origin: string) {
  const visitor = new ApiClient(origin);
  const [product] = await visitor.products();
  if (!product) throw new RangeError('The shop has no products');
  const paths = [
    '/',
    '/?page=2',
    '/categories',
    `/category/${product.category.slug}`,
    `/product/${product.slug}`,
    `/search?q=${encodeURIComponent(product.name)}`,
    '/cart',
    '/about',
  ];
  for (const path of paths) {
    const open = async () => (await fetch(origin + path)).text();
    while (!(await open()).includes(PAGE_DATA_ELEMENT)) await setTimeout(RETRY_MS);
  }
}

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
    await untilIdle(shop);
    await openPages(shop.origin);
    await setTimeout(REST_MS);
    const rendering = await residentMegabytes(shop.pid);
    await setTimeout(IDLE_MS);
    const children = await Promise.all((await shop.children()).map(residentMegabytes));
    return {
      answered,
      cpu,
      rendering,
      idle: await residentMegabytes(shop.pid),
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
    'shop at rest, MB': middle(({ rendering }) => rendering),
    'half a minute later, MB': middle(({ idle }) => idle),
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
