import { rm } from 'node:fs/promises';
import { request, type ClientRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { endpoints, type Product } from '@shop/shared';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ApiClient, readBody } from '@shop/test-shop/client/api-client';
import { ADMIN, MAYA } from '@shop/test-shop/client/people';
import { commandOf, isRunning } from '@shop/test-shop/lib/process-table';
import { productInStock, stockOf } from '@shop/test-shop/client/product-stock';
import { SEEN_WITHIN_MS } from '@shop/test-shop/client/seen-within';
import { runUntilExit, startShop, type ShopProcess } from '@shop/test-shop/shop/shop-process';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';

const WORKERS = 3;
/** New connections go to the workers in turn. */
const CONNECTIONS = WORKERS * 3;
/** A shopper who retries. */
const PATIENCE = { timeout: 60_000, interval: 500 };
const CHECKOUTS = 40;
const COUNT = '/api/v1/product/product-count';
const READY = 'The new worker process is ready.';

let dataDir: string;
let shop: ShopProcess;
let visitor: ApiClient;

beforeAll(async () => {
  dataDir = await temporaryFolder();
  shop = await start();
  visitor = new ApiClient(shop.origin);
});

afterAll(async () => {
  await shop.stop();
  await rm(dataDir, { recursive: true });
});

const start = () =>
  startShop({
    DATA_DIR: dataDir,
    WORKERS: String(WORKERS),
    ADMIN_PASSWORD: ADMIN.password,
    RATE_LIMIT_FACTOR: '100',
  });

async function workerPids(): Promise<number[]> {
  const children = await shop.children();
  const commands = await Promise.all(children.map(commandOf));
  return children.filter((_, index) => commands[index]?.includes('main.js'));
}

/** Uses a new connection, so that any worker may answer. @param signal ends the request */
async function askAnyWorker(
  path: string,
  signal?: AbortSignal,
): Promise<{ status?: number; body: string }> {
  return new Promise((resolve, reject) => {
    const asked: ClientRequest = request(
      shop.origin + path,
      { agent: false, signal },
      (response) => {
        text(response).then((body) => resolve({ status: response.statusCode, body }), reject);
      },
    );
    asked.once('error', reject).end();
  });
}

const askAll = (path: string) =>
  Promise.all(Array.from({ length: CONNECTIONS }, () => askAnyWorker(path)));

it('a change is seen at every worker within a second', async () => {
  const admin = await visitor.signIn(ADMIN);
  const { _id, slug, name, description, category } = await productInStock(visitor, 1);
  const path = `/api/v1/product/get-product/${slug}`;
  // Twice, so that every worker caches it.
  await askAll(path);
  await askAll(path);
  const price = 4321.5;
  await admin.call(endpoints.updateProduct, {
    params: { id: _id },
    body: { name, description, category: category._id, price: String(price), quantity: '50' },
  });
  const pricesSeen = async () => {
    const replies = await askAll(path);
    return replies.map(({ body }) => (JSON.parse(body) as { product: Product }).product.price);
  };
  await expect
    .poll(pricesSeen, { timeout: SEEN_WITHIN_MS })
    .toEqual(Array.from({ length: CONNECTIONS }, () => price));
});

it('the metrics are those of all workers', async () => {
  const counted = async () => {
    const { body } = await askAnyWorker('/metrics');
    return Number(/duration_seconds_count\{[^}]*product-count"[^}]*\} (\d+)/.exec(body)?.[1] ?? 0);
  };
  const before = await counted();
  await askAll('/api/v1/product/product-count');
  await askAll('/api/v1/product/product-count');
  await vi.waitFor(async () => expect((await counted()) - before).toBe(2 * CONNECTIONS), 60_000);
});

it('loses no order when a worker is killed under load, and another takes its place', async () => {
  const shopper = await visitor.signIn(MAYA);
  const admin = await visitor.signIn(ADMIN);
  const product = await productInStock(visitor, CHECKOUTS);
  const before = await workerPids();
  expect(before).toHaveLength(WORKERS);
  const [victim = 0] = before;

  const confirmed: string[] = [];
  const checkouts = Array.from({ length: CHECKOUTS }, async (_, index) => {
    const items = [{ product: product._id, quantity: 1 }];
    const key = `workers-${product._id}-${index}`;
    // A connection to the killed worker breaks, and another one may have all the orders that it takes of one shopper at
    // a time; the same key asks for the same order.
    const response = await vi.waitFor(async () => {
      const reply = await shopper.placeOrder(items, key);
      if (reply.status === 503 || reply.status === 429) throw new Error('The shop is busy');
      return reply;
    }, PATIENCE);
    confirmed.push((await readBody(endpoints.placeOrder, response)).order._id);
    if (confirmed.length === CHECKOUTS / 4) process.kill(victim, 'SIGKILL');
  });
  await Promise.all(checkouts);
  expect(confirmed).toHaveLength(CHECKOUTS);
  expect(new Set(confirmed).size).toBe(CHECKOUTS);
  const orders = await admin.call(endpoints.listAllOrders);
  expect(orders.map(({ _id }) => _id)).toEqual(expect.arrayContaining(confirmed));
  await expect
    .poll(() => stockOf(visitor, product), { timeout: SEEN_WITHIN_MS })
    .toBe(product.quantity - CHECKOUTS);

  expect(shop.output()).toContain('A worker process ended (SIGKILL). Another one takes its place.');
  await vi.waitFor(async () => expect(await workerPids()).toHaveLength(WORKERS), 60_000);
  expect(await workerPids()).not.toContain(victim);
  await vi.waitFor(() => expect(shop.output()).toContain(READY), 60_000);
});

it('a worker that takes the place of another gets no request before it can answer it', async () => {
  const [victim = 0] = await workerPids();
  process.kill(victim, 'SIGKILL');
  const refused: string[] = [];
  await vi.waitFor(
    async () => {
      // Connections to the killed worker break, or are never answered.
      const reply = await askAnyWorker(COUNT, AbortSignal.timeout(2_000)).catch(() => undefined);
      if (reply && reply.status !== 200) refused.push(reply.body);
      expect(shop.output().split(READY)).toHaveLength(3);
    },
    { timeout: 120_000, interval: 20 },
  );
  expect(refused).toEqual([]);
});

it('all processes end with the one that started them, however it ends', async () => {
  const first = [...(await shop.children())];
  expect(await shop.stop('SIGTERM')).toMatchObject({ code: 0 });
  for (const pid of first) expect(await isRunning(pid)).toBe(false);

  shop = await start();
  visitor = new ApiClient(shop.origin);
  const second = await shop.children();
  expect(second).toHaveLength(WORKERS + 1);
  await shop.kill();
  for (const pid of second)
    await vi.waitFor(async () => expect(await isRunning(pid)).toBe(false), { timeout: 60_000 });
  shop = await start();
});

it.each(['0', '65', 'all', '1.5'])('refuses %j workers in one line', async (given) => {
  const { code, lines } = await runUntilExit({ DATA_DIR: dataDir, WORKERS: given });
  expect({ code, lines }).toEqual({
    code: 1,
    lines: [
      `WORKERS must be a whole number from 1 to 64 (it is "${given}"). Set it in the environment or in .env.`,
    ],
  });
});
