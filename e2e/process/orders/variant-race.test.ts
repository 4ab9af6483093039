import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { endpoints, type Order } from '@shop/shared';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { createProducts } from '@shop/test-shop/client/new-products';
import { buildShopper } from '@shop/test-shop/client/new-shopper';
import { ADMIN } from '@shop/test-shop/client/people';
import { startRacedShops } from './raced-shops.js';

const CHECKOUTS = 300;
const LAST = 20;
const OTHERS = 500;
/** Shoppers take turns: registering costs more than buying. */
const SHOPPERS = 12;
const NAMES = ['Size', 'Fit', 'Width', 'Cut'];
const RETRY_MS = 500;

let shops: Awaited<ReturnType<typeof startRacedShops>>;
let admin: ApiClient;
let shoppers: ApiClient[];
let product: string;

beforeEach(async () => {
  shops = await startRacedShops();
  const visitors = shops.origins.map((origin) => new ApiClient(origin));
  const [visitor] = visitors;
  assert(visitor);
  admin = await visitor.signIn(ADMIN);
  shoppers = [];
  for (let index = 0; index < SHOPPERS; index += 1) {
    const at = visitors[index % visitors.length] ?? visitor;
    shoppers.push(await at.signIn(await buildShopper(at)));
  }
  const [id = ''] = await createProducts(admin, 1, 1);
  product = id;
  await save('Size', 0, [
    { values: ['S'], price: 20, quantity: LAST },
    { values: ['M'], price: 25, quantity: OTHERS },
  ]);
}, 120_000);

afterEach(() => shops.stop());

interface Row {
  _id?: string;
  values: string[];
  price: number;
  quantity: number;
  quantityBefore?: number;
}

async function save(option: string, version: number, rows: Row[]) {
  const body = {
    options: [{ name: option, values: rows.flatMap(({ values }) => values) }],
    variants: rows,
    version,
    editKey: randomUUID(),
  };
  return admin.send(endpoints.saveVariants, { params: { id: product }, body });
}

const grid = () => admin.call(endpoints.getVariants, { params: { id: product } });

it('sells the last 20 of a variant to 20 of 300 checkouts at once', async () => {
  const [small, medium] = (await grid()).variants;
  const replies = await buyAtOnce(CHECKOUTS, small?._id ?? '');
  expect(replies.filter(({ order }) => order)).toHaveLength(LAST);
  for (const { order, status } of replies) if (!order) expect(status).toBe(409);
  const left = (await grid()).variants.map(({ quantity }) => quantity);
  expect(left).toEqual([0, medium?.quantity]);
  expect(await moved()).toBe(-LAST);
}, 600_000);

it('keeps count while the option is renamed, and orders keep the name of their variant', async () => {
  const [, medium] = (await grid()).variants;
  const sale = { isOn: true };
  const renamed = (async () => {
    let count = 0;
    while (sale.isOn) {
      // The checkouts may leave the shop no time for it.
      const opened = await grid().catch(() => undefined);
      if (!opened) {
        await setTimeout(RETRY_MS);
        continue;
      }
      const { variants, version } = opened;
      const rows = variants.map(({ _id, values, price, quantity }) => ({
        _id,
        values,
        price,
        quantity,
        quantityBefore: quantity,
      }));
      const reply = await save(NAMES[count % NAMES.length] ?? '', version, rows);
      if (reply.status === 200) count += 1;
    }
    return count;
  })();
  const replies = await buyAtOnce(CHECKOUTS, medium?._id ?? '');
  sale.isOn = false;
  expect(await renamed).toBeGreaterThan(0);
  const sold = replies.flatMap(({ order }) => order ?? []);
  expect(sold).toHaveLength(CHECKOUTS);
  for (const { products } of sold) expect(products[0]?.variant?.name).toBe('M');
  const left = (await grid()).variants.map(({ quantity }) => quantity);
  expect(left).toEqual([LAST, OTHERS - CHECKOUTS]);
  expect(await moved()).toBe(-CHECKOUTS);
}, 600_000);

/** The pieces by which orders have moved the stock, as its history has them. */
async function moved(): Promise<number> {
  let sum = 0;
  for (let page = 1; ; page += 1) {
    const input = { params: { id: product }, query: { page, pageSize: 100 } };
    const { movements } = await admin.call(endpoints.listStockMovements, input);
    if (movements.length === 0) return sum;
    for (const { reason, moved: pieces } of movements) if (reason === 'order') sum += pieces;
  }
}

function buyAtOnce(count: number, variant: string) {
  const buyers = Array.from({ length: count }, (_, index) => shoppers[index % SHOPPERS] ?? admin);
  return Promise.all(buyers.map((shopper) => buy(shopper, variant, randomUUID())));
}

/** Sends an order until the shop has time for it; its key makes that safe, also after a broken connection. */
async function buy(shopper: ApiClient, variant: string, key: string) {
  for (;;) {
    const answer = await send(shopper, variant, key).catch(() => undefined);
    if (answer) return answer;
    await setTimeout(RETRY_MS);
  }
}

/** @returns nothing if the shop is too busy */
async function send(shopper: ApiClient, variant: string, key: string) {
  const response = await shopper.send(endpoints.placeOrder, {
    headers: { 'idempotency-key': key },
    body: { items: [{ product, variant, quantity: 1 }] },
  });
  const { order } = (await response.json()) as { order?: Order };
  const isBusy = response.status === 503 || response.status === 429;
  return isBusy ? undefined : { order, status: response.status };
}
