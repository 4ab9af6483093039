import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { endpoints } from '@shop/shared';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ApiClient, readBody } from '@shop/test-shop/client/api-client';
import {
  sharedDatabase,
  startDatabase,
  type DatabaseProcess,
} from '@shop/test-shop/shop/database-process';
import { ADMIN, MAYA } from '@shop/test-shop/client/people';
import { startShop } from '@shop/test-shop/shop/shop-process';
import { productInStock, stockOf } from '@shop/test-shop/client/product-stock';
import { startTcpProxy, type TcpProxy } from '@shop/test-shop/lib/tcp-proxy';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';

/** The promised limit: operators and container runtimes kill what is still running by then. */
const EXIT_WITHIN_MS = 10_000;
/** When a signal is no longer part of the same stop. */
const LATER_MS = 1_500;

let dataDir: string;
let database: DatabaseProcess;
let proxy: TcpProxy;

beforeEach(async () => {
  dataDir = await temporaryFolder();
  database = await startDatabase(dataDir);
  proxy = await startTcpProxy(database.port);
});

afterEach(async () => {
  await proxy.close();
  await database.kill();
  await rm(dataDir, { recursive: true });
});

const openShop = (environment = {}) =>
  startShop({ ...sharedDatabase(proxy.port), ADMIN_PASSWORD: ADMIN.password, ...environment });

it('finishes a checkout and an upload in progress, and accepts nothing new', async () => {
  const shop = await openShop();
  const shopper = await new ApiClient(shop.origin).signIn(MAYA);
  const admin = await new ApiClient(shop.origin).signIn(ADMIN);
  const product = await productInStock(shopper, 5);
  const photo = await shopper.send(endpoints.getProductPhoto, { params: { id: product._id } });

  // Every message to the database is delayed, so that both are in progress when the signal arrives.
  proxy.delay(150);
  const uploadBegan = proxy.waitForTraffic('lights');
  const upload = admin.send(endpoints.createProduct, {
    body: {
      name: 'Late lamp',
      description: 'Lights',
      price: '5',
      quantity: '1',
      category: product.category._id,
      photo: await photo.blob(),
    },
  });
  // On a busy machine its photo may take longer than a whole checkout.
  await uploadBegan;
  const orderBegan = proxy.waitForTraffic('at-closing-time');
  const order = shopper.placeOrder([{ product: product._id, quantity: 1 }], 'at-closing-time');
  await orderBegan;
  const answered: string[] = [];
  void order.then(() => answered.push('order'));
  void upload.then(() => answered.push('upload'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(answered).toEqual([]);
  const stopped = shop.stop('SIGTERM');
  await expect.poll(() => shop.output(), { timeout: 30_000 }).toContain('Closing');
  await expect(fetch(`${shop.origin}/healthz`)).rejects.toThrow();
  const placed = await readBody(endpoints.placeOrder, await order);
  expect((await upload).status).toBe(201);
  const { code, ms } = await stopped;
  expect(code).toBe(0);
  expect(ms).toBeLessThan(EXIT_WITHIN_MS);

  proxy.delay(0);
  const next = await openShop();
  const again = await new ApiClient(next.origin).signIn(MAYA);
  expect((await again.products()).map(({ name }) => name)).toContain('Late lamp');
  expect(await stockOf(again, product)).toBe(product.quantity - 1);
  const orders = await again.call(endpoints.listMyOrders);
  expect(orders.map(({ _id }) => _id)).toContain(placed.order._id);
  await next.stop();
});

it.each(['1', '2'])(
  'finishes a checkout when each process is signalled and npm passes the signal on, WORKERS=%s',
  async (WORKERS) => {
    const shop = await openShop({ WORKERS });
    const shopper = await new ApiClient(shop.origin).signIn(MAYA);
    const product = await productInStock(shopper, 5);
    proxy.delay(150);
    const began = proxy.waitForTraffic('signalled-twice');
    const order = shopper.placeOrder([{ product: product._id, quantity: 1 }], 'signalled-twice');
    await began;
    const stopped = shop.stop('SIGTERM');
    await expect.poll(() => shop.output(), { timeout: 30_000 }).toContain('Closing');
    process.kill(-shop.pid, 'SIGTERM');
    expect((await order).status).toBe(201);
    expect((await stopped).code).toBe(0);
  },
);

it('ends at once when a second signal comes later', async () => {
  const shop = await openShop();
  proxy.delay(Infinity);
  const unanswered = fetch(`${shop.origin}/api/v1/product/product-count`).catch(() => undefined);
  const stopped = shop.stop('SIGTERM');
  await pause(LATER_MS);
  process.kill(shop.pid, 'SIGTERM');
  expect((await stopped).code).toBe(1);
  await unanswered;
});

it('does not wait for a slow client or a database that stopped responding', async () => {
  const shop = await openShop();
  const slow = connect(Number(new URL(shop.origin).port), '127.0.0.1');
  slow.on('error', () => undefined);
  slow.write('POST /api/v1/auth/login HTTP/1.1\r\nHost: shop\r\nContent-Length: 100\r\n\r\n{');
  await once(slow, 'connect');
  proxy.delay(Infinity);
  // What the list reads first: what it reads then may wait for another connection to the database.
  const asked = proxy.waitForTraffic('settings');
  const outcome = new ApiClient(shop.origin).send(endpoints.listProducts).then(
    ({ status }) => status,
    () => 'disconnected',
  );
  await asked;
  const { ms } = await shop.stop('SIGTERM');
  expect(ms).toBeLessThan(EXIT_WITHIN_MS);
  // Whichever comes first: the shop gives up on the request, or on the database.
  expect(['disconnected', 503]).toContain(await outcome);
});
