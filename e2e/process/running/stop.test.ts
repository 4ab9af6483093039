import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isRunning } from '@shop/test-shop/lib/process-table';
import { startShop } from '@shop/test-shop/shop/shop-process';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';

/** Allows for a busy machine; closing.test.ts checks the promised time. */
const EXIT_WITHIN_MS = 30_000;

let DATA_DIR: string;

beforeEach(async () => {
  DATA_DIR = await temporaryFolder();
});

afterEach(() => rm(DATA_DIR, { recursive: true }));

it.each(['SIGINT', 'SIGTERM'] as const)(
  '%s stops the shop and its database at once',
  async (signal) => {
    const shop = await startShop({ DATA_DIR });
    const pids = [shop.pid, ...(await shop.children())];
    expect(pids).toHaveLength(2);
    const { code, ms } = await shop.stop(signal);
    expect(code).toBe(0);
    expect(ms).toBeLessThan(EXIT_WITHIN_MS);
    for (const pid of pids) expect(await isRunning(pid)).toBe(false);
    await expect(fetch(shop.origin)).rejects.toThrow();
  },
);

it('the database exits with the shop even when it hangs', async () => {
  const shop = await startShop({ DATA_DIR });
  const [database = 0] = await shop.children();
  process.kill(database, 'SIGSTOP');
  const { ms } = await shop.stop('SIGTERM');
  expect(ms).toBeLessThan(EXIT_WITHIN_MS);
  await expect.poll(() => isRunning(database), { timeout: 30_000 }).toBe(false);
});

it('the database exits when the shop is killed', async () => {
  const shop = await startShop({ DATA_DIR });
  const [database = 0] = await shop.children();
  await shop.kill();
  await expect.poll(() => isRunning(database), { timeout: 30_000 }).toBe(false);
});
