import { rm } from 'node:fs/promises';
import { ADMIN } from '../client/people.js';
import { startShop } from './shop-process.js';
import { temporaryFolder } from '../lib/temporary-folder.js';

/** vitest's global set-up: one demo shop is filled for the whole run, and those of the tests start from its data. */
export default async function makeDemoData(): Promise<() => Promise<void>> {
  const dataDir = await temporaryFolder('shop-demo-');
  const shop = await startShop({
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: ADMIN.password,
    SEED: 'demo',
  });
  await shop.stop();
  process.env.DEMO_DATA = dataDir;
  return () => rm(dataDir, { recursive: true });
}
