import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startShop } from '@shop/test-shop/shop/shop-process';
import { timed } from '@shop/test-shop/lib/statistics';
import { openDatabase } from '../../apps/api/src/mongo/connect.js';
import { startDatabaseServer } from '../../apps/api/src/mongo/database-server.js';
import { OrderModel } from '../../apps/api/src/orders/index.js';

/** Time limit for the start. */
const MOST_MS = 180_000;
/** The log line at the end of the upgrade. */
const PREPARED = 'prepared for the search';

/** Size of the files in a folder. */
export async function megabytesOf(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true });
  const sizes = await Promise.all(files.map((file) => stat(path.join(folder, file))));
  return Math.round(sizes.reduce((sum, { size }) => sum + size, 0) / 2 ** 20);
}

/** Removes the fields that the first version did not write from all orders, and starts the shop. */
export async function measureUpgrade(dataDir: string) {
  await takeBack(dataDir);
  const started = performance.now();
  const sinceStart = () => ((performance.now() - started) / 1000).toFixed(1);
  const environment = { DATA_DIR: dataDir, SEED: 'none', ADMIN_PASSWORD: 'upgrade-me-1' };
  const shop = await startShop(environment, MOST_MS);
  const open = sinceStart();
  try {
    const pings: number[] = [];
    while (!shop.output().includes(PREPARED)) {
      pings.push(
        await timed(() => fetch(`${shop.origin}/api/v1/products/get-product?pageSize=12`)),
      );
      await pause(200);
    }
    const slowest = Math.max(...pings).toFixed(0);
    return {
      'open, s': open,
      'searchable, s': sinceStart(),
      'slowest page meanwhile, ms': slowest,
    };
  } finally {
    await shop.stop();
  }
}

async function takeBack(dataDir: string): Promise<void> {
  const target = { database: { kind: 'embedded' }, dataDir } as const;
  const server = await startDatabaseServer(target, (error) => {
    throw error;
  });
  const database = await openDatabase(server);
  const later = { number: 1, delivery: 1, searchWords: 1 };
  for (const { name = '', key } of await OrderModel.collection.indexes())
    if (Object.keys(key).some((field) => field in later))
      await OrderModel.collection.dropIndex(name);
  await OrderModel.collection.updateMany({}, { $unset: later });
  await database.close();
}
