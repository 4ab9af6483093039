import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { endpoints, type CallInput, type Order } from '@shop/shared';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBody, ApiClient } from '@shop/test-shop/client/api-client';
import { buildShopper } from '@shop/test-shop/client/new-shopper';
import { ADMIN } from '@shop/test-shop/client/people';
import { setUp } from './changing-rules.js';
import { startRacedShops } from './raced-shops.js';

const SHOPPERS = 8;
const CLIENTS_OF_EACH = 2;
const ROUNDS = [1, 2];
/** Countries, each of which gets rules of its own. A repeated test takes the next one. */
const COUNTRIES = ['AT', 'BE', 'CZ', 'DE'];
/** Delay before an order that got no answer, or found the shop busy, is sent again. */
const RETRY_MS = 200;
/** How often a shopper sends an order again before it counts as lost. */
const RETRIES = 50;
/** So many orders between any two changes. */
const ORDERS_BETWEEN = 12;

let shops: Awaited<ReturnType<typeof startRacedShops>>;
let admin: ApiClient;
let shoppers: ApiClient[];
let products: string[];

beforeAll(async () => {
  shops = await startRacedShops();
  const visitors = shops.origins.map((origin) => new ApiClient(origin));
  const [visitor] = visitors;
  assert(visitor);
  admin = await visitor.signIn(ADMIN);
  const { category } = await admin.call(endpoints.listCategories);
  products = [];
  shoppers = [];
  for (let index = 0; index < SHOPPERS; index += 1) {
    const at = visitors[index % visitors.length] ?? visitor;
    shoppers.push(await at.signIn(await buildShopper(at)));
    const { product } = await admin.call(endpoints.createProduct, {
      body: {
        name: `Raced ${index}`,
        description: 'Bought while its price changes',
        price: '20',
        quantity: '9000',
        shipping: '1',
        category: category[0]?._id ?? '',
      },
    });
    products.push(product._id);
  }
});

afterAll(async () => {
  await shops.stop();
});

/** Sends an order until the shop decides on it, under one key, as a browser does. */
async function sendUntilDecided(
  shopper: ApiClient,
  order: CallInput<typeof endpoints.placeOrder>,
): Promise<Response> {
  let response: Response | undefined;
  for (let sent = 0; sent <= RETRIES; sent += 1) {
    response = await shopper.send(endpoints.placeOrder, order).catch(() => undefined);
    if (response && response.status !== 503) return response;
    await wait(RETRY_MS);
  }
  throw new Error(`The order was never decided: ${await response?.text()}`);
}

/** What distinguishes the breakdown of an order: whether the code took 10 %, the rate, and what delivery cost. */
function stateOf({ amounts, taxes }: Order): string {
  return [amounts?.discount, taxes?.[0]?.rate, amounts?.shipping].join(' ');
}

/** The states that were true one after the other: before all changes, and after each of them. */
const TRUE_STATES = ['4 20 5', '0 20 5', '4 20 9', '0 20 9', '0 10 5', '0 10 9'];

it.each(ROUNDS)(
  'every order’s price was true at one moment, while rules change (round %i)',
  async () => {
    const country = COUNTRIES.shift() ?? '';
    const { five, nine, changes } = await setUp(admin, country);
    const orders: Order[] = [];
    let isOver = false;

    /** Buys until all is changed, without the code and by the other way once these are refused. */
    async function buy(shopper: ApiClient, product: string, by: { code: boolean; method: string }) {
      let wishes = by;
      while (!isOver) {
        const response = await sendUntilDecided(shopper, {
          headers: { 'idempotency-key': randomUUID() },
          body: {
            items: [{ product, quantity: 2 }],
            address: { line1: 'Main Street 1', postalCode: '1000', city: 'Town', country },
            shippingMethod: wishes.method,
            ...(wishes.code && { codes: [country] }),
          },
        });
        if (response.status === 201) {
          orders.push((await readBody(endpoints.placeOrder, response)).order);
          continue;
        }
        const refusal = (await response.json()) as { errors?: { field: string }[] };
        const field = refusal.errors?.[0]?.field;
        expect([response.status, field]).toEqual(
          field === 'codes' ? [409, 'codes'] : [400, 'shippingMethod'],
        );
        wishes = field === 'codes' ? { ...wishes, code: false } : { ...wishes, method: nine };
      }
    }

    const buying = shoppers.flatMap((shopper, index) =>
      Array.from({ length: CLIENTS_OF_EACH }, (_, client) =>
        buy(shopper, products[index] ?? '', {
          code: index % 2 === 0,
          method: client % 2 === 0 ? five : nine,
        }),
      ),
    );
    const ordered = async (count: number) => {
      while (!isOver && orders.length < count) await wait(20);
    };
    async function changeRules() {
      for (const change of changes) {
        await ordered(orders.length + ORDERS_BETWEEN);
        await change();
      }
      await ordered(orders.length + ORDERS_BETWEEN);
      isOver = true;
    }
    try {
      await Promise.all([...buying, changeRules()]);
    } finally {
      // A repeated test must not buy beside this one.
      isOver = true;
      await Promise.allSettled(buying);
    }

    const states = new Set(orders.map(stateOf));
    expect([...states].filter((state) => !TRUE_STATES.includes(state))).toEqual([]);
    expect(states).toContain('4 20 5');
    expect(states).toContain('0 10 9');
    for (const { amounts, lines = [], taxes = [], total } of orders) {
      const { discount = NaN, shipping = NaN, tax = NaN, items } = amounts ?? {};
      const cents = (dollars: number) => Math.round(dollars * 100);
      const base = 4000 - cents(discount) + cents(shipping);
      const rate = taxes[0]?.rate ?? NaN;
      // Rounded for goods and delivery apart, both of which are whole at these rates.
      expect([items, cents(tax), cents(total)]).toEqual([
        40,
        (base * rate) / 100,
        (base * (100 + rate)) / 100,
      ]);
      expect(lines.reduce((sum, line) => sum + cents(line.discount), 0)).toBe(cents(discount));
    }
  },
  120_000,
);
