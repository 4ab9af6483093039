import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Order } from '@shop/shared';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ShopApi } from '../shop/api.js';
import { startShop, type ShopProcess } from '../shop/shop-process.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const MAYA = ['maya@shop.test', 'demo-shopper'] as const;
const PRELOAD = fileURLToPath(new URL('../shop/shifted-clock.mjs', import.meta.url));

let home: string;
let clock: string;
let shop: ShopProcess;

beforeEach(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'shop-e2e-'));
  clock = path.join(home, 'clock');
  shop = await startShop({
    DATA_DIR: path.join(home, 'data'),
    CLOCK_FILE: clock,
    NODE_OPTIONS: `--import ${PRELOAD}`,
  });
});

afterEach(async () => {
  await shop.stop();
  await rm(home, { recursive: true });
});

/** Sets the clock of the shop and of its database so far from the real one. */
async function setClock(shiftMs: number) {
  await writeFile(clock, String(shiftMs));
  for (const pid of [shop.pid, ...(await shop.children())]) {
    process.kill(pid, 'SIGUSR2');
    await expect
      .poll(() => shop.output(), { timeout: 10_000 })
      .toContain(`clock of ${pid} set by ${shiftMs}\n`);
  }
}

async function anItem(api: ShopApi) {
  const product = (await api.products()).find(({ quantity }) => quantity > 10);
  if (!product) throw new Error('The demo shop has too little in stock');
  return [{ product: product._id, quantity: 1 }];
}

it.each([
  ['an hour ahead', 60 * MINUTE],
  ['a year ahead', 365 * DAY],
  ['an hour back', -60 * MINUTE],
  ['ten years back', -3_650 * DAY],
])('goes on selling when its clock is set %s', async (_what, shift) => {
  const before = await new ShopApi(shop.origin).signIn(...MAYA);
  const items = await anItem(before);
  const placed = (await (await before.placeOrder(items, 'a-key')).json()) as { order: Order };

  await setClock(shift);
  // An earlier sign-in is still good or has run out: it is never an error of the shop's.
  expect([200, 401]).toContain((await before.fetch('/auth/user-auth')).status);
  const after = await new ShopApi(shop.origin).signIn(...MAYA);
  const again = (await (await after.placeOrder(items, 'a-key')).json()) as { order: Order };
  expect(again.order._id).toBe(placed.order._id);
  expect((await after.placeOrder(items, 'another-key')).status).toBe(201);

  await setClock(0);
  const back = await new ShopApi(shop.origin).signIn(...MAYA);
  const orders = (await (await back.fetch('/auth/orders')).json()) as Order[];
  expect(orders.filter(({ _id }) => _id === placed.order._id)).toHaveLength(1);
  expect((await back.placeOrder(items, 'a-third-key')).status).toBe(201);
});

it('lets nobody guess more often, nor keeps an owner out for long, by a clock that jumps', async () => {
  const api = new ShopApi(shop.origin);
  const guess = () =>
    api.fetch('/auth/login', { method: 'POST', body: { email: MAYA[0], password: 'wrong' } });
  for (let count = 0; (await guess()).status !== 429; count += 1) expect(count).toBeLessThan(50);
  await setClock(-5 * MINUTE);
  expect((await guess()).status).toBe(429);
  await setClock(60 * MINUTE);
  expect((await api.signIn(...MAYA)).constructor).toBe(ShopApi);
});
