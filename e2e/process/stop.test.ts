import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isRunning } from '../shop/process-table.js';
import { startShop } from '../shop/shop-process.js';
import { temporaryFolder } from '../shop/temporary-folder.js';

let DATA_DIR: string;

beforeEach(async () => {
  DATA_DIR = await temporaryFolder();
});

afterEach(() => rm(DATA_DIR, { recursive: true }));

it.each(['SIGINT', 'SIGTERM'] as const)(
  '%s stops the shop and its database within 3 seconds',
  async (signal) => {
    const shop = await startShop({ DATA_DIR });
    const pids = [shop.pid, ...(await shop.children())];
    expect(pids).toHaveLength(2);
    const { code, ms } = await shop.stop(signal);
    expect(code).toBe(0);
    expect(ms).toBeLessThan(3_000);
    for (const pid of pids) expect(await isRunning(pid)).toBe(false);
    await expect(fetch(shop.origin)).rejects.toThrow();
  },
);

it('the database exits with the shop even when it hangs', async () => {
  const shop = await startShop({ DATA_DIR });
  const [database = 0] = await shop.children();
  process.kill(database, 'SIGSTOP');
  const { ms } = await shop.stop('SIGTERM');
  expect(ms).toBeLessThan(10_000);
  await expect.poll(() => isRunning(database), { timeout: 1_000 }).toBe(false);
});

it('the database exits when the shop is killed', async () => {
  const shop = await startShop({ DATA_DIR });
  const [database = 0] = await shop.children();
  await shop.kill();
  await expect.poll(() => isRunning(database), { timeout: 3_000 }).toBe(false);
});
