import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { endpoints } from '@shop/shared';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SHIFTED_CLOCK } from '@shop/test-shop/shop/shifted-clock';
import { ApiClient, readBody } from '@shop/test-shop/client/api-client';
import { MAYA } from '@shop/test-shop/client/people';
import { startShop, type ShopProcess } from '@shop/test-shop/shop/shop-process';
import { productInStock } from '@shop/test-shop/client/product-stock';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let home: string;
let clock: string;
let shop: ShopProcess;

beforeEach(async () => {
  home = await temporaryFolder();
  clock = path.join(home, 'clock');
  shop = await startShop({
    DATA_DIR: path.join(home, 'data'),
    CLOCK_FILE: clock,
    NODE_OPTIONS: `--import ${SHIFTED_CLOCK}`,
  });
});

afterEach(async () => {
  await shop.stop();
  await rm(home, { recursive: true });
});

/** Shifts the clocks of the shop and its database. */
async function setClock(shiftMs: number) {
  await writeFile(clock, String(shiftMs));
  for (const pid of [shop.pid, ...(await shop.children())]) {
    process.kill(pid, 'SIGUSR2');
    await expect
      .poll(() => shop.output(), { timeout: 60_000 })
      .toContain(`clock of ${pid} set by ${shiftMs}\n`);
  }
}

it.each([
  ['an hour ahead', 60 * MINUTE_MS],
  ['a year ahead', 365 * DAY_MS],
  ['an hour back', -60 * MINUTE_MS],
  ['ten years back', -3_650 * DAY_MS],
])('keeps selling when its clock jumps %s', async (_what, shift) => {
  const before = await new ApiClient(shop.origin).signIn(MAYA);
  const items = [{ product: (await productInStock(before, 10))._id, quantity: 1 }];
  const orderOf = async (response: Response) =>
    (await readBody(endpoints.placeOrder, response)).order;
  const placed = await orderOf(await before.placeOrder(items, 'a-key'));

  await setClock(shift);
  // An earlier sign-in is still valid or has expired, but never causes a server error.
  expect([200, 401]).toContain((await before.send(endpoints.checkUser)).status);
  const after = await new ApiClient(shop.origin).signIn(MAYA);
  expect((await orderOf(await after.placeOrder(items, 'a-key')))._id).toBe(placed._id);
  expect((await after.placeOrder(items, 'another-key')).status).toBe(201);

  await setClock(0);
  const back = await new ApiClient(shop.origin).signIn(MAYA);
  const orders = await back.call(endpoints.listMyOrders);
  expect(orders.filter(({ _id }) => _id === placed._id)).toHaveLength(1);
  expect((await back.placeOrder(items, 'a-third-key')).status).toBe(201);
});

it('allows no more guesses, and locks nobody out for longer, when its clock jumps', async () => {
  const visitor = new ApiClient(shop.origin);
  const guess = () =>
    visitor.send(endpoints.login, { body: { email: MAYA.email, password: 'wrong' } });
  for (let count = 0; (await guess()).status !== 429; count += 1) expect(count).toBeLessThan(50);
  await setClock(-5 * MINUTE_MS);
  expect((await guess()).status).toBe(429);
  await setClock(60 * MINUTE_MS);
  expect((await visitor.send(endpoints.login, { body: MAYA })).status).toBe(200);
});
