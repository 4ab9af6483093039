import { rm } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { endpoints, type Product } from '@shop/shared';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ApiClient } from '@shop/test-shop/client/api-client';
import {
  sharedDatabase,
  startDatabase,
  type DatabaseProcess,
} from '@shop/test-shop/shop/database-process';
import { ADMIN } from '@shop/test-shop/client/people';
import { SEEN_WITHIN_MS } from '@shop/test-shop/client/seen-within';
import { startShop, type ShopProcess } from '@shop/test-shop/shop/shop-process';
import { startTcpProxy, type TcpProxy } from '@shop/test-shop/lib/tcp-proxy';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';

// `npm run test:long:search` makes 40.
const RENAMES = Number(process.env.RENAMES ?? 5);
const TIMEOUT_MS = 300_000;

let dataDir: string;
let database: DatabaseProcess;
let proxy: TcpProxy;
let shops: ShopProcess[];
let admin: ApiClient;
let near: ApiClient;
let far: ApiClient;

beforeAll(async () => {
  dataDir = await temporaryFolder();
  database = await startDatabase(dataDir);
  proxy = await startTcpProxy(database.port);
  const start = (port: number) =>
    startShop({ ...sharedDatabase(port), ADMIN_PASSWORD: ADMIN.password });
  const first = await start(database.port);
  // The second may be cut off from the database.
  const second = await start(proxy.port);
  shops = [first, second];
  [near, far] = [new ApiClient(first.origin), new ApiClient(second.origin)];
  admin = near.as({ token: (await near.session(ADMIN)).token });
  for (const shop of [near, far])
    await vi.waitFor(async () => expect(await found(shop, 'couch')).not.toEqual([]), TIMEOUT_MS);
}, TIMEOUT_MS);

afterAll(async () => {
  for (const shop of shops) await shop.stop();
  await proxy.close();
  await database.kill();
  await rm(dataDir, { recursive: true });
});

async function found(shop: ApiClient, keyword: string): Promise<string[]> {
  const products = await shop.call(endpoints.searchProducts, { params: { keyword } });
  return products.map(({ name }) => name);
}

async function rename({ _id, description, price, category }: Product, name: string) {
  await admin.call(endpoints.updateProduct, {
    params: { id: _id },
    body: { name, description, category: category._id, price: String(price), quantity: '9' },
  });
}

async function anyProduct(): Promise<Product> {
  const { products } = await near.call(endpoints.listProductPage, { params: { page: 1 } });
  const [product] = products;
  if (!product) throw new Error('The shop has no products');
  return product;
}

it('the built shop knows the words of the language', async () => {
  const { leftOut, readAs, total } = await near.call(endpoints.listCatalogue, {
    query: { q: 'black bag' },
  });
  expect([leftOut, readAs]).toEqual([['black'], 'bag']);
  expect(total).toBeGreaterThan(0);
  expect(await found(near, 'returns')).toEqual([]);
});

it('a renamed product is found by its new name at once here, and within a second elsewhere', async () => {
  const product = await anyProduct();
  for (let version = 1; version <= RENAMES; version += 1) {
    const name = `Zylophant ${version}`;
    await rename(product, name);
    expect(await found(near, name)).toEqual([name]);
    await expect.poll(() => found(far, name), { timeout: SEEN_WITHIN_MS }).toEqual([name]);
  }
});

it('an instance that was cut off finds what was renamed meanwhile', async () => {
  const product = await anyProduct();
  proxy.delay(Infinity);
  await rename(product, 'Quagmirette');
  await setTimeout(1_000);
  await found(far, 'zylophant').catch(() => []);
  proxy.delay(0);
  await expect
    .poll(() => found(far, 'quagmirette').catch(() => []), { timeout: TIMEOUT_MS })
    .toEqual(['Quagmirette']);
});
