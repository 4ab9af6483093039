import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { endpoints, type Order, type StoredPromotion } from '@shop/shared';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBody, ApiClient } from '@shop/test-shop/client/api-client';
import { buildShopper } from '@shop/test-shop/client/new-shopper';
import { ADMIN } from '@shop/test-shop/client/people';
import { startRacedShops } from './raced-shops.js';

const SHOPPERS = 8;
const CLIENTS_OF_EACH = 2;
/** Countries, each of which gets rules of its own. */
const ROUNDS = ['AT', 'BE'];
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
}, 60_000);

afterAll(async () => {
  await shops.stop();
});

/** A code for 10 %, a rate of 20 % and two ways of delivery, for $5 and for $9. */
async function setUp(country: string) {
  const methodOf = (name: string, price: number) => ({
    name,
    price: { by: 'flat' as const, price },
    days: '',
    pickUpAt: '',
  });
  const { shippingZone: zone } = await admin.call(endpoints.createShippingZone, {
    body: {
      name: country,
      countries: [country],
      taxRounding: 'line',
      methods: [methodOf('Five', 5), methodOf('Nine', 9)],
    },
  });
  const rate = { name: 'Tax', zone: zone._id, taxClass: 'standard', isIncluded: false } as const;
  const { taxRate } = await admin.call(endpoints.createTaxRate, { body: { ...rate, rate: 20 } });
  const { promotion } = await admin.call(endpoints.createPromotion, {
    body: {
      name: 'Ten off',
      isEnabled: true,
      kind: 'percent',
      scope: 'order',
      value: 10,
      priority: 0,
      isExclusive: false,
      isCombinable: true,
      codes: [country],
    },
  });
  const [five, nine] = zone.methods;
  if (!five || !nine) throw new Error('The zone has no methods');
  return {
    country,
    five: five._id,
    nine: nine._id,
    /** What is changed amid the checkouts, in this order. */
    changes: [
      () => switchOff(promotion),
      () =>
        admin.call(endpoints.updateTaxRate, {
          params: { id: taxRate._id },
          body: { ...rate, rate: 10, version: taxRate.version },
        }),
      () => {
        const { _id, ...others } = zone;
        return admin.call(endpoints.updateShippingZone, {
          params: { id: _id },
          body: { ...others, methods: [nine] },
        });
      },
    ],
  };
}

function switchOff({ _id, ...promotion }: StoredPromotion) {
  return admin.call(endpoints.updatePromotion, {
    params: { id: _id },
    body: { ...promotion, isEnabled: false },
  });
}

/** What distinguishes the breakdown of an order: whether the code took 10 %, the rate, and what delivery cost. */
function stateOf({ amounts, taxes }: Order): string {
  return [amounts?.discount, taxes?.[0]?.rate, amounts?.shipping].join(' ');
}

/** The states that were true one after the other: before all changes, and after each of them. */
const TRUE_STATES = ['4 20 5', '0 20 5', '4 20 9', '0 20 9', '0 10 5', '0 10 9'];

it.each(ROUNDS)(
  'every order’s price was true at one moment, while rules change (%s)',
  async (country) => {
    const { five, nine, changes } = await setUp(country);
    const orders: Order[] = [];
    let isOver = false;

    /** Buys until all is changed, without the code and by the other way once these are refused. */
    async function buy(shopper: ApiClient, product: string, by: { code: boolean; method: string }) {
      let wishes = by;
      while (!isOver) {
        const response = await shopper.send(endpoints.placeOrder, {
          headers: { 'idempotency-key': randomUUID() },
          body: {
            items: [{ product, quantity: 2 }],
            address: { line1: 'Main Street 1', country },
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
      while (orders.length < count) await new Promise((resolve) => setTimeout(resolve, 20));
    };
    for (const change of changes) {
      await ordered(orders.length + ORDERS_BETWEEN);
      await change();
    }
    await ordered(orders.length + ORDERS_BETWEEN);
    isOver = true;
    await Promise.all(buying);

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
