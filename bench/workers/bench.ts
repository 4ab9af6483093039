/**
 * Measures how much more several worker processes serve than one:
 *   npm run workers -w bench -- [--workers 1,2] [--products 1000] [--rounds 5] [--seconds 3] [--core 0.2] [--mongodb URI]
 * Each number of workers takes its turn in each round. The load generator needs processor time, too, so the shop's own
 * CPU time is reported beside the requests. `--core`, as root, limits each worker to a share of a core, which leaves
 * enough for everything else. The database `bench_workers` of a MongoDB must be empty; it is filled.
 */
import { availableParallelism } from 'node:os';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { commandOf, cpuMilliseconds } from '@shop/test-shop/lib/process-table';
import { startShop, type Environment, type ShopProcess } from '@shop/test-shop/shop/shop-process';
import { median } from '@shop/test-shop/lib/statistics';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';
import { fillDatabase, type FillTarget } from '../lib/fill.js';
import { numbersIn, readOptions } from '../lib/options.js';
import { drive } from '../speed/drive.js';
import { rowsOf } from '../speed/rows.js';
import { limitCores } from './core-share.js';

const ROWS = ['list page', 'list, any page', 'product', 'count'];
const CONNECTIONS = 16;
const WARM_UP_SECONDS = 12;

const options = readOptions({
  ...{ workers: '1,2', products: '1000', rounds: '5', seconds: '3' },
  ...{ core: '', mongodb: '' },
});
const seconds = Number(options.seconds);
const counts = numbersIn(options.workers);

/** Processes that serve requests, each with its helper processes. */
async function serving(shop: ShopProcess): Promise<number[][]> {
  const children = await shop.children();
  const commands = await Promise.all(children.map(commandOf));
  const [first = shop.pid, ...others] = children.filter((_, at) =>
    commands[at]?.includes('main.js'),
  );
  return [[...new Set([shop.pid, first])], ...others.map((pid) => [pid])];
}

async function usedBy(pids: readonly number[]): Promise<number> {
  return (await Promise.all(pids.map(cpuMilliseconds))).reduce((sum, ms) => sum + ms, 0);
}

async function measure(environment: Environment, name: string) {
  const shop = await startShop(environment);
  try {
    const row = (await rowsOf(new ApiClient(shop.origin))).find((each) => each.name === name);
    if (!row) throw new RangeError(`There is no row ${name}`);
    const load = { connections: CONNECTIONS, seconds };
    // Warm-up: each worker fills its own cache, after loading code and indexes.
    await drive(shop.origin, row.requests, { ...load, seconds: WARM_UP_SECONDS });
    const processes = await serving(shop);
    if (options.core !== '')
      for (const [at, pids] of processes.entries()) limit(`shop-bench-${at}`, pids);
    const [before, began] = [await usedBy(processes.flat()), performance.now()];
    const { perSecond, failures } = await drive(shop.origin, row.requests, load);
    const cores = ((await usedBy(processes.flat())) - before) / (performance.now() - began);
    return { perSecond, cores, failures };
  } finally {
    await shop.stop();
    releases.splice(0).forEach((release) => release());
  }
}

const releases: (() => void)[] = [];
function limit(name: string, pids: readonly number[]): void {
  releases.push(limitCores(name, pids, Number(options.core)).release);
}

type Measured = Awaited<ReturnType<typeof measure>>;

/** All numbers of workers in turn, as lines of a table. */
async function measureRow(row: string, environment: Environment) {
  const results = counts.map((workers) => ({ workers, all: [] as Measured[] }));
  for (let round = 0; round < Number(options.rounds); round += 1)
    for (const { workers, all } of results)
      all.push(await measure({ ...environment, WORKERS: String(workers) }, row));
  return results.map(({ workers, all }) => ({
    row: environment.READY_ANSWERS_MB === '0' ? `${row}, nothing ready` : row,
    workers,
    'requests/s': Math.round(median(all.map(({ perSecond }) => perSecond))),
    'cores of the shop': median(all.map(({ cores }) => cores)).toFixed(2),
    failures: all.reduce((sum, one) => sum + one.failures, 0),
  }));
}

function databaseOf(folder: string): { target: FillTarget; environment: Environment } {
  if (options.mongodb === '') {
    const target = { database: { kind: 'embedded' } as const, dataDir: path.join(folder, 'data') };
    return { target, environment: { DATA_DIR: target.dataDir } };
  }
  const uri = new URL(options.mongodb);
  uri.pathname = '/bench_workers';
  return {
    target: { database: { kind: 'mongodb', uri: uri.href }, dataDir: '' },
    environment: { MONGODB_URI: uri.href, JWT_SECRET: 'a key for measuring, and for nothing else' },
  };
}

const folder = await temporaryFolder('shop-bench-');
try {
  const { target, environment } = databaseOf(folder);
  await fillDatabase(target, { products: Number(options.products), orders: 0, photos: 50 });
  const common = { ...environment, SEED: 'none', RATE_LIMIT_FACTOR: '9999' };
  const lines = [];
  const kinds: Environment[] = [{}, { READY_ANSWERS_MB: '0' }];
  for (const ready of kinds)
    for (const row of ROWS) lines.push(...(await measureRow(row, { ...common, ...ready })));
  console.log(`${availableParallelism()} cores, shared with the load generator`);
  console.table(lines);
} finally {
  await rm(folder, { recursive: true });
}
