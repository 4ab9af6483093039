import { readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { endpoints } from '@shop/shared';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { ADMIN } from '@shop/test-shop/client/people';
import { commandOf, isRunning } from '@shop/test-shop/lib/process-table';
import { startShop, type ShopProcess } from '@shop/test-shop/shop/shop-process';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';

/** 8,000 by 5,000 pixels of one colour, which take seconds to decode. */
const LARGE = new URL('../../attack/lib/forty-megapixels.avif', import.meta.url);
const SMALL = new URL('../../../packages/demo/assets/accordion-640.webp', import.meta.url);

let dataDir: string;
let shop: ShopProcess;
let admin: ApiClient;

beforeAll(async () => {
  dataDir = await temporaryFolder('shop-photo-process-');
  shop = await startShop({ DATA_DIR: dataDir, ADMIN_PASSWORD: ADMIN.password });
  admin = await new ApiClient(shop.origin).signIn(ADMIN);
});

afterAll(async () => {
  if (await isRunning(shop.pid)) await shop.kill();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
});

async function upload(picture: URL): Promise<Response> {
  const [category] = (await admin.call(endpoints.listCategories)).category;
  const photo = new Blob([await readFile(picture)]);
  const texts = { name: 'A lamp', description: 'Shines', price: '1', quantity: '1' };
  const body = { ...texts, category: category?._id ?? '', photo };
  return admin.send(endpoints.createProduct, { body });
}

async function photoProcess(): Promise<number> {
  for (;;) {
    for (const pid of await shop.children())
      if ((await commandOf(pid)).includes('photo.process')) return pid;
    await setTimeout(20);
  }
}

it('a photo whose process dies is refused for the moment, and the shop goes on', async () => {
  const reply = upload(LARGE);
  process.kill(await photoProcess(), 'SIGKILL');
  expect((await reply).status).toBe(503);
  expect((await reply).headers.get('retry-after')).toBe('10');
  expect((await upload(SMALL)).status).toBe(201);
});

it('a photo is prepared at a lower priority than pages are served, and its process ends first when memory is short', async () => {
  expect((await upload(SMALL)).status).toBe(201);
  const pid = await photoProcess();
  expect(os.getPriority(pid)).toBeGreaterThan(os.getPriority(shop.pid));
  expect(Number(await readFile(`/proc/${pid}/oom_score_adj`, 'utf8'))).toBeGreaterThan(0);
});

it('the process ends when it has nothing to do, and with the shop, whatever it does', async () => {
  expect((await upload(SMALL)).status).toBe(201);
  const idle = await photoProcess();
  await expect.poll(() => isRunning(idle), { timeout: 60_000 }).toBe(false);
  const reply = upload(LARGE).catch(() => undefined);
  const working = await photoProcess();
  await shop.kill();
  await reply;
  await expect.poll(() => isRunning(working), { timeout: 60_000 }).toBe(false);
});
