import { rm } from 'node:fs/promises';
import { endpoints, type Order, type Product } from '@shop/shared';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiClient, readBody } from '@shop/test-shop/client/api-client';
import { ADMIN, MAYA } from '@shop/test-shop/client/people';
import { startShop } from '@shop/test-shop/shop/shop-process';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';

const CHECKOUTS = 20;

let DATA_DIR: string;

beforeAll(async () => {
  DATA_DIR = await temporaryFolder();
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

it('loses no confirmed order and no stock when it is killed during twenty checkouts [R13]', async () => {
  const environment = { DATA_DIR, ADMIN_PASSWORD: ADMIN.password };
  const before = await startShop(environment);
  const shopper = await new ApiClient(before.origin).signIn(MAYA);
  const admin = await new ApiClient(before.origin).signIn(ADMIN);
  const products = await shopper.products();
  const [first, second] = products.filter(({ quantity }) => quantity >= CHECKOUTS);
  if (!first || !second) throw new Error('The demo shop has too little in stock');
  const soldBefore = sold(await admin.call(endpoints.listAllOrders));

  const confirmed: string[] = [];
  const items = [first, second].map(({ _id }) => ({ product: _id, quantity: 1 }));
  const checkouts = Array.from({ length: CHECKOUTS }, async (_, index) => {
    const response = await shopper.placeOrder(items, `checkout-${index}`);
    if (response.status === 201)
      confirmed.push((await readBody(endpoints.placeOrder, response)).order._id);
    // Some checkouts are confirmed now; the others are in progress or have not begun.
    if (confirmed.length === CHECKOUTS / 4) await before.kill();
  });
  await Promise.allSettled(checkouts);
  expect(confirmed.length).toBeGreaterThanOrEqual(CHECKOUTS / 4);

  const after = await startShop(environment);
  const again = await new ApiClient(after.origin).signIn(ADMIN);
  const orders = await again.call(endpoints.listAllOrders);
  const soldAfter = sold(orders);
  const stockAfter = stock(await again.products());
  expect(orders.map(({ _id }) => _id)).toEqual(expect.arrayContaining(confirmed));
  for (const [id, quantity] of stock(products)) {
    const soldMeanwhile = (soldAfter.get(id) ?? 0) - (soldBefore.get(id) ?? 0);
    expect((stockAfter.get(id) ?? 0) + soldMeanwhile).toBe(quantity);
  }

  // The keys of the interrupted checkouts still place one order each.
  const buyer = await new ApiClient(after.origin).signIn(MAYA);
  for (let index = 0; index < CHECKOUTS; index += 1) {
    const place = async () => (await buyer.placeOrder(items, `checkout-${index}`)).status;
    // 503 as long as the lease runs under which the killed shop was taking a payment.
    await expect.poll(place, { timeout: 90_000 }).toBe(201);
  }
  expect(stock(await again.products()).get(first._id)).toBe(first.quantity - CHECKOUTS);
  await after.stop();
});
