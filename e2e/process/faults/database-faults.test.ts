import { rm } from 'node:fs/promises';
import { endpoints, failureSchema } from '@shop/shared';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiClient, readBody } from '@shop/test-shop/client/api-client';
import {
  sharedDatabase,
  startDatabase,
  type DatabaseProcess,
} from '@shop/test-shop/shop/database-process';
import { MAYA } from '@shop/test-shop/client/people';
import { startShop, type ShopProcess } from '@shop/test-shop/shop/shop-process';
import { productInStock, stockOf } from '@shop/test-shop/client/product-stock';
import { startTcpProxy, type TcpProxy } from '@shop/test-shop/lib/tcp-proxy';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';

/**
 * No visitor waits longer than this for a response on a busy machine, whatever the database does. The shop's own
 * deadline is shorter: see `packages/http/src/replies/answer-in-time.test.ts`.
 */
const RESPONSE_WITHIN_MS = 60_000;

let dataDir: string;
let database: DatabaseProcess;
let proxy: TcpProxy;
let shop: ShopProcess;
let shopper: ApiClient;

beforeEach(async () => {
  dataDir = await temporaryFolder();
  database = await startDatabase(dataDir);
  proxy = await startTcpProxy(database.port);
  shop = await startShop(sharedDatabase(proxy.port));
  shopper = await new ApiClient(shop.origin).signIn(MAYA);
});

afterEach(async () => {
  proxy.delay(0);
  await shop.stop();
  await proxy.close();
  await database.kill();
  await rm(dataDir, { recursive: true });
});

async function chooseItems() {
  const product = await productInStock(shopper, 5);
  return { product, items: [{ product: product._id, quantity: 1 }] };
}

/** Expects a failure in the contract's shape that asks to try again. */
async function expectBusy(reply: Promise<Response>) {
  const response = await reply;
  expect(response.status).toBe(503);
  expect(failureSchema.parse(await response.json()).message).toContain('try again');
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
}

const metrics = async () => (await fetch(`${shop.origin}/metrics`)).text();
/** Lines of the log that are about something, and no request's. */
const linesAbout = (what: string) =>
  shop
    .output()
    .split('\n')
    .filter((line) => line.includes(`The ${what} `));

const inTime = () => AbortSignal.timeout(RESPONSE_WITHIN_MS);
const count = () => shopper.send(endpoints.countProducts, undefined, inTime());

it('returns 503 while the database is down, and recovers when it is back', async () => {
  const { product, items } = await chooseItems();
  await database.kill();
  await expectBusy(count());
  await expectBusy(shopper.placeOrder(items, 'during-the-outage', inTime()));
  expect((await fetch(`${shop.origin}/readyz`)).status).toBe(503);
  expect((await fetch(`${shop.origin}/healthz`)).status).toBe(200);
  await expect.poll(metrics, { timeout: RESPONSE_WITHIN_MS }).toMatch(/^database_up 0$/m);

  database = await startDatabase(dataDir, database.port);
  await expect
    .poll(async () => (await fetch(`${shop.origin}/readyz`)).status, {
      timeout: RESPONSE_WITHIN_MS,
    })
    .toBe(200);
  expect(await metrics()).toMatch(/^database_up 1$/m);
  await expect
    .poll(() => linesAbout('database'))
    .toEqual([
      expect.stringMatching(/^\S+Z The database does not answer\.$/),
      expect.stringMatching(/^\S+Z The database answers again, after \d+ s\.$/),
    ]);
  const place = async () =>
    (await readBody(endpoints.placeOrder, await shopper.placeOrder(items, 'during-the-outage')))
      .order._id;
  const placed = await place();
  expect(await place()).toBe(placed);
  expect(await stockOf(shopper, product)).toBe(product.quantity - 1);
});

describe('a slow database', () => {
  it('makes the shop slow, not wrong', async () => {
    const { product, items } = await chooseItems();
    proxy.delay(150);
    expect((await shopper.placeOrder(items, 'slowly')).status).toBe(201);
    proxy.delay(0);
    expect(await stockOf(shopper, product)).toBe(product.quantity - 1);
  });

  it('that stops responding causes a 503, and is used again when it responds', async () => {
    const { product, items } = await chooseItems();
    proxy.delay(Infinity);
    await Promise.all([
      expectBusy(count()),
      expectBusy(shopper.placeOrder(items, 'without-response', inTime())),
    ]);
    // More requests than database connections: some get none.
    await Promise.all(Array.from({ length: 150 }, () => expectBusy(count())));
    expect(shop.output()).not.toMatch(/^\s+at /m);
    proxy.delay(0);
    await expect
      .poll(async () => (await shopper.placeOrder(items, 'without-response', inTime())).status, {
        timeout: 2 * RESPONSE_WITHIN_MS,
      })
      .toBe(201);
    expect(await stockOf(shopper, product)).toBe(product.quantity - 1);
  });
});

it('restarts an embedded database that is killed, and continues', async () => {
  const ownDataDir = await temporaryFolder();
  const single = await startShop({ DATA_DIR: ownDataDir });
  const [child = 0] = await single.children();
  process.kill(child, 'SIGKILL');
  const visitor = new ApiClient(single.origin);
  await expect
    .poll(async () => (await visitor.send(endpoints.countProducts)).status, {
      timeout: RESPONSE_WITHIN_MS,
    })
    .toBe(200);
  expect(await single.children()).not.toContain(child);
  await single.stop();
  await rm(ownDataDir, { recursive: true });
});
