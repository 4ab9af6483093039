import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import type { Order } from '@shop/shared';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ShopApi } from '../shop/api.js';
import { sharedDatabase, startDatabase, type DatabaseProcess } from '../shop/database-process.js';
import { layLine, type Line } from '../shop/line.js';
import { startShop } from '../shop/shop-process.js';

const ADMIN_PASSWORD = 'an administrator’s';
/** Operators and container runtimes kill what is not gone by then: the time is the promise itself. */
const GONE_WITHIN_MS = 10_000;

let dataDir: string;
let database: DatabaseProcess;
let line: Line;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'shop-e2e-'));
  database = await startDatabase(dataDir);
  line = await layLine(database.port);
});

afterEach(async () => {
  await line.close();
  await database.kill();
  await rm(dataDir, { recursive: true });
});

const openShop = () => startShop({ ...sharedDatabase(line.port), ADMIN_PASSWORD });

function productForm(category: string, photo: Blob): FormData {
  const form = new FormData();
  const fields = { name: 'Late lamp', description: 'Lights', price: '5', quantity: '1', category };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('photo', photo, 'photo.webp');
  return form;
}

it('lets a checkout and an upload under way finish, and takes nothing new', async () => {
  const shop = await openShop();
  const shopper = await new ShopApi(shop.origin).signIn('maya@shop.test', 'demo-shopper');
  const admin = await new ShopApi(shop.origin).session('admin@shop.test', ADMIN_PASSWORD);
  const product = (await shopper.products()).find(({ quantity, photo }) => quantity > 5 && photo);
  if (!product) throw new Error('The demo shop has too little in stock');
  const photo = await (await shopper.fetch(`/products/product-photo/${product._id}`)).blob();

  // Every word to the database takes its time, so that both are amid it when the signal comes.
  line.delay(150);
  const uploadBegan = line.said('lights');
  const upload = fetch(`${shop.origin}/api/v1/products/create-product`, {
    method: 'POST',
    headers: { Authorization: admin.token },
    body: productForm(product.category._id, photo),
  });
  await uploadBegan;
  const orderBegan = line.said('at-closing-time');
  const order = shopper.placeOrder([{ product: product._id, quantity: 1 }], 'at-closing-time');
  await orderBegan;
  const answered: string[] = [];
  void order.then(() => answered.push('order'));
  void upload.then(() => answered.push('upload'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(answered).toEqual([]);
  const stopped = shop.stop('SIGTERM');
  await expect.poll(() => shop.output(), { timeout: 5_000 }).toContain('Closing');
  await expect(fetch(`${shop.origin}/healthz`)).rejects.toThrow();
  expect((await order).status).toBe(201);
  expect((await upload).status).toBe(201);
  const { code, ms } = await stopped;
  expect(code).toBe(0);
  expect(ms).toBeLessThan(GONE_WITHIN_MS);

  line.delay(0);
  const next = await openShop();
  const again = await new ShopApi(next.origin).signIn('maya@shop.test', 'demo-shopper');
  const products = await again.products();
  expect(products.map(({ name }) => name)).toContain('Late lamp');
  expect(products.find(({ _id }) => _id === product._id)?.quantity).toBe(product.quantity - 1);
  const orders = (await (await again.fetch('/auth/orders')).json()) as Order[];
  expect(orders.map(({ _id }) => _id)).toContain(
    ((await (await order).json()) as { order: Order }).order._id,
  );
  await next.stop();
});

it('waits neither for who trickles nor for a database that is silent', async () => {
  const shop = await openShop();
  const trickling = connect(Number(new URL(shop.origin).port), '127.0.0.1');
  trickling.on('error', () => undefined);
  trickling.write('POST /api/v1/auth/login HTTP/1.1\r\nHost: shop\r\nContent-Length: 100\r\n\r\n{');
  await once(trickling, 'connect');
  line.delay(Infinity);
  const asked = line.said('products');
  const unanswered = expect(
    new ShopApi(shop.origin).fetch('/products/product-count'),
  ).rejects.toThrow();
  await asked;
  const { ms } = await shop.stop('SIGTERM');
  expect(ms).toBeLessThan(GONE_WITHIN_MS);
  await unanswered;
});
