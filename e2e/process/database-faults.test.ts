import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { failureSchema, type Order } from '@shop/shared';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ShopApi } from '../shop/api.js';
import { sharedDatabase, startDatabase, type DatabaseProcess } from '../shop/database-process.js';
import { layLine, type Line } from '../shop/line.js';
import { startShop, type ShopProcess } from '../shop/shop-process.js';

const ADMIN_PASSWORD = 'an administrator’s';
/** No visitor waits longer than this for an answer, whatever the database does. */
const PATIENCE_MS = 20_000;

let dataDir: string;
let database: DatabaseProcess;
let line: Line;
let shop: ShopProcess;
let shopper: ShopApi;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'shop-e2e-'));
  database = await startDatabase(dataDir);
  line = await layLine(database.port);
  shop = await startShop({ ...sharedDatabase(line.port), ADMIN_PASSWORD });
  shopper = await new ShopApi(shop.origin).signIn('maya@shop.test', 'demo-shopper');
});

afterEach(async () => {
  line.delay(0);
  await shop.stop();
  await line.close();
  await database.kill();
  await rm(dataDir, { recursive: true });
});

async function anItem() {
  const product = (await shopper.products()).find(({ quantity }) => quantity > 5);
  if (!product) throw new Error('The demo shop has too little in stock');
  return { product, items: [{ product: product._id, quantity: 1 }] };
}

/** Waits for a refusal in the one shape that asks to try again. */
async function expectBusy(reply: Promise<Response>) {
  const response = await reply;
  expect(response.status).toBe(503);
  expect(failureSchema.parse(await response.json()).message).toContain('try again');
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
}

const signal = () => AbortSignal.timeout(PATIENCE_MS);

describe('a database that is gone', () => {
  it('is told with 503, and used again when it is back', async () => {
    const { product, items } = await anItem();
    await database.kill();
    await expectBusy(shopper.fetch('/products/product-count', { signal: signal() }));
    await expectBusy(shopper.placeOrder(items, 'during-the-outage', signal()));
    expect((await fetch(`${shop.origin}/readyz`)).status).toBe(503);
    expect((await fetch(`${shop.origin}/healthz`)).status).toBe(200);

    database = await startDatabase(dataDir, database.port);
    await expect
      .poll(async () => (await fetch(`${shop.origin}/readyz`)).status, { timeout: PATIENCE_MS })
      .toBe(200);
    const { order } = (await (await shopper.placeOrder(items, 'during-the-outage')).json()) as {
      order: Order;
    };
    const again = await shopper.placeOrder(items, 'during-the-outage');
    expect(((await again.json()) as { order: Order }).order._id).toBe(order._id);
    const left = (await shopper.products()).find(({ _id }) => _id === product._id)?.quantity;
    expect(left).toBe(product.quantity - 1);
  });
});

describe('a slow database', () => {
  it('makes the shop slow, not wrong', async () => {
    const { product, items } = await anItem();
    line.delay(150);
    expect((await shopper.placeOrder(items, 'slowly')).status).toBe(201);
    line.delay(0);
    const left = (await shopper.products()).find(({ _id }) => _id === product._id)?.quantity;
    expect(left).toBe(product.quantity - 1);
  });

  it('that falls silent is told with 503, and used again when it speaks', async () => {
    const { product, items } = await anItem();
    line.delay(Infinity);
    await Promise.all([
      expectBusy(shopper.fetch('/products/product-count', { signal: signal() })),
      expectBusy(shopper.placeOrder(items, 'into-the-silence', signal())),
    ]);
    line.delay(0);
    await expect
      .poll(async () => (await shopper.placeOrder(items, 'into-the-silence', signal())).status, {
        timeout: 2 * PATIENCE_MS,
      })
      .toBe(201);
    const left = (await shopper.products()).find(({ _id }) => _id === product._id)?.quantity;
    expect(left).toBe(product.quantity - 1);
  });
});

it('an embedded database that is killed is started again, and the shop goes on', async () => {
  const own = await mkdtemp(path.join(os.tmpdir(), 'shop-e2e-'));
  const alone = await startShop({ DATA_DIR: own, ADMIN_PASSWORD });
  const [child = 0] = await alone.children();
  process.kill(child, 'SIGKILL');
  await expect
    .poll(async () => (await new ShopApi(alone.origin).fetch('/products/product-count')).status, {
      timeout: PATIENCE_MS,
    })
    .toBe(200);
  expect(await alone.children()).not.toContain(child);
  await alone.stop();
  await rm(own, { recursive: true });
});
