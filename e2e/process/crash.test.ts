import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Order, Product } from '@shop/shared';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ShopApi } from '../shop/api.js';
import { startShop } from '../shop/shop-process.js';

const CHECKOUTS = 20;
const ADMIN_PASSWORD = 'an administrator’s';

let DATA_DIR: string;

beforeAll(async () => {
  DATA_DIR = await mkdtemp(path.join(os.tmpdir(), 'shop-e2e-'));
});

afterAll(() => rm(DATA_DIR, { recursive: true }));

/** Pieces of each product in stock. */
function stock(products: Product[]): Map<string, number> {
  return new Map(products.map(({ _id, quantity }) => [_id, quantity]));
}

/** Pieces of each product in orders. */
function sold(orders: Order[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { _id, quantity } of orders.flatMap(({ products }) => products)) {
    pieces.set(_id, (pieces.get(_id) ?? 0) + quantity);
  }
  return pieces;
}

it('loses no acknowledged order and no stock when it is killed amid twenty checkouts [R13]', async () => {
  const environment = { DATA_DIR, ADMIN_PASSWORD };
  const before = await startShop(environment);
  const shopper = await new ShopApi(before.origin).signIn('maya@shop.test', 'demo-shopper');
  const admin = await new ShopApi(before.origin).signIn('admin@shop.test', ADMIN_PASSWORD);
  const products = await shopper.products();
  const [first, second] = products.filter(({ quantity }) => quantity >= CHECKOUTS);
  if (!first || !second) throw new Error('The demo shop has too little in stock');
  const soldBefore = sold(await admin.allOrders());

  const acknowledged: string[] = [];
  const items = [first, second].map(({ _id }) => ({ product: _id, quantity: 1 }));
  const checkouts = Array.from({ length: CHECKOUTS }, async (_, index) => {
    const response = await shopper.placeOrder(items, `checkout-${index}`);
    if (response.status === 201)
      acknowledged.push(((await response.json()) as { order: Order }).order._id);
    // Amid them: some are acknowledged, the others are under way or not begun.
    if (acknowledged.length === CHECKOUTS / 4) await before.kill();
  });
  await Promise.allSettled(checkouts);
  expect(acknowledged.length).toBeGreaterThanOrEqual(CHECKOUTS / 4);

  const after = await startShop(environment);
  const again = await new ShopApi(after.origin).signIn('admin@shop.test', ADMIN_PASSWORD);
  const orders = await again.allOrders();
  const soldAfter = sold(orders);
  const stockAfter = stock(await again.products());
  expect(orders.map(({ _id }) => _id)).toEqual(expect.arrayContaining(acknowledged));
  for (const [id, quantity] of stock(products)) {
    const soldMeanwhile = (soldAfter.get(id) ?? 0) - (soldBefore.get(id) ?? 0);
    expect((stockAfter.get(id) ?? 0) + soldMeanwhile).toBe(quantity);
  }

  // The keys of the interrupted checkouts still place one order each.
  const buyer = await new ShopApi(after.origin).signIn('maya@shop.test', 'demo-shopper');
  for (let index = 0; index < CHECKOUTS; index += 1) {
    expect((await buyer.placeOrder(items, `checkout-${index}`)).status).toBe(201);
  }
  expect(stock(await again.products()).get(first._id)).toBe(first.quantity - CHECKOUTS);
  await after.stop();
});
