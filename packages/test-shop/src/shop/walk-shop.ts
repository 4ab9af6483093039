import { rm } from 'node:fs/promises';
import { ADMIN } from '../client/people.js';
import { startShop } from './shop-process.js';
import { temporaryFolder } from '../lib/temporary-folder.js';

/** Playwright's global setup: one demo shop for all walks, whose address they find in SHOP_ORIGIN. */
export default async function startWalkShop(): Promise<() => Promise<void>> {
  const dataDir = await temporaryFolder('shop-walk-');
  const shop = await startShop({ DATA_DIR: dataDir, ADMIN_PASSWORD: ADMIN.password });
  process.env.SHOP_ORIGIN = shop.origin;
  return async () => {
    await shop.stop();
    await rm(dataDir, { recursive: true });
  };
}
