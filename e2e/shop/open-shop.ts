import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startShop } from './shop-process.js';

export const ADMIN = { email: 'admin@shop.test', password: 'the walking administrator' };

/** Opens one demo shop for all walks, on data of its own; tells the tests where in SHOP_ORIGIN. */
export default async function openShop(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'shop-walk-'));
  const shop = await startShop({ DATA_DIR: dataDir, ADMIN_PASSWORD: ADMIN.password });
  process.env.SHOP_ORIGIN = shop.origin;
  return async () => {
    await shop.stop();
    await rm(dataDir, { recursive: true });
  };
}
