import { rm } from 'node:fs/promises';
import { endpoints } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { ADMIN } from '@shop/test-shop/client/people';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';
import {
  sharedDatabase,
  serveDatabase,
  type DatabaseProcess,
} from '@shop/test-shop/shop/database-process';
import { runUntilExit, startShop, type ShopProcess } from '@shop/test-shop/shop/shop-process';
import type { Db } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { digests } from '../../upgrade/stored.js';
import { fillVersion1, FIRST_NUMBER, PRICED_OF, withDatabase } from '../../upgrade/version-1.js';

/** Products, and orders. */
const COUNT = 10_000;
/** What an upgrade must not lose. */
const KEPT = [
  ...['categories', 'counters', 'orders', 'products'],
  ...['promotions', 'shippingzones', 'taxrates'],
];
/** A built checkout of the version before: it then runs beside this one. */
const { BUILD_BEFORE } = process.env;

let dataDir: string;
let database: DatabaseProcess;

beforeAll(async () => {
  dataDir = await temporaryFolder();
  database = await serveDatabase(dataDir);
  await inDatabase((db) => fillVersion1(db, COUNT));
});

afterAll(async () => {
  await database.kill();
  await rm(dataDir, { recursive: true });
});

const inDatabase = <T>(work: (db: Db) => Promise<T>) => withDatabase(database.port, work);
const environment = () => ({
  ...sharedDatabase(database.port),
  SEED: 'none',
  ADMIN_PASSWORD: ADMIN.password,
});
const versionIn = (db: Db) => db.collection('schemaversions').findOne();

async function kept(): Promise<Record<string, string | undefined>> {
  const all = await inDatabase(digests);
  return Object.fromEntries(KEPT.map((name) => [name, all[name]]));
}

async function whileOpen<T>(work: (shop: ShopProcess) => Promise<T>, folder?: string): Promise<T> {
  const shop = await startShop(environment(), undefined, folder);
  try {
    return await work(shop);
  } finally {
    await shop.stop();
  }
}

/** The title of a page. Just after a start on a busy machine, a page may be refused for a moment. */
async function titleOf(address: string): Promise<string> {
  return vi.waitFor(async () => {
    const page = await (await fetch(address)).text();
    return /<title>([^<]*)/.exec(page)?.[1] ?? Promise.reject(new Error(page));
  }, 30_000);
}

/** What shoppers and administrators see. */
async function shownBy({ origin }: ShopProcess) {
  const visitor = new ApiClient(origin);
  const admin = visitor.as({ token: (await visitor.session(ADMIN)).token });
  return {
    newest: await visitor.call(endpoints.listProductPage, { params: { page: 1 } }),
    last: await visitor.call(endpoints.listProductPage, { params: { page: 833 } }),
    product: await visitor.call(endpoints.getProduct, { params: { slug: 'thing-00042' } }),
    priced: await visitor.call(endpoints.filterProducts, {
      body: { checked: [], radio: [20, 39], page: 1 },
    }),
    inCategory: await visitor.call(endpoints.listCategoryProducts, {
      params: { slug: 'chairs' },
      query: { page: 1 },
    }),
    title: await titleOf(`${origin}/product/thing-00042`),
    orders: await admin.call(endpoints.listAllOrders, { query: { page: 2 } }),
    waiting: await admin.call(endpoints.listOrderStatuses, { query: { status: 'Not Process' } }),
    found: await admin.call(endpoints.listAllOrders, { query: { search: '#5000' } }),
    ...(await shownOfPrices(visitor, admin)),
  };
}

/** What they see of the rules that decide prices, and of an order that was priced by them. */
async function shownOfPrices(visitor: ApiClient, admin: ApiClient) {
  const { product } = await visitor.call(endpoints.getProduct, { params: { slug: 'thing-00042' } });
  return {
    promotions: (await admin.call(endpoints.listPromotions)).promotions,
    zones: (await admin.call(endpoints.listShippingZones)).shippingZones,
    rates: (await admin.call(endpoints.listTaxRates)).taxRates,
    quote: await visitor.call(endpoints.quoteOrder, {
      body: {
        items: [{ product: product._id, quantity: 1 }],
        codes: ['first'],
        address: { country: 'AT' },
      },
    }),
    pricedOrder: (await admin.call(endpoints.getOrder, { params: { number: FIRST_NUMBER + 3 } }))
      .order,
  };
}

/** Starts a shop that must refuse the data. */
async function refusal(): Promise<string> {
  const before = await inDatabase(digests);
  const { code, lines } = await runUntilExit(environment());
  expect(code).toBe(1);
  expect(await inDatabase(digests)).toEqual(before);
  return lines.join('\n');
}

describe('a shop of version 1 with 10,000 products and orders', () => {
  it('shows what it had, gets the new fields and its number, and loses nothing', async () => {
    const before = await kept();
    const shown = await whileOpen(shownBy);
    expect(shown.newest.total).toBe(COUNT);
    expect(shown.newest.products[0]?.name).toBe('Thing 00000');
    expect(shown.last.products.at(-1)?.name).toBe('Thing 09995');
    expect(shown.product.product).toMatchObject({ price: 43, quantity: 42, shipping: true });
    expect(shown.title).toContain('Thing 00042');
    expect(shown.inCategory.total).toBe(COUNT / 4);
    expect(shown.priced.total).toBe(COUNT / 10);
    expect(shown.waiting.total).toBe(COUNT / 5);
    expect(shown.orders[0]).toMatchObject({ number: FIRST_NUMBER + 100, total: 101 });
    expect(shown.found.map(({ number }) => number)).toEqual([5000]);
    // By hand: 43.00 less 4.30, 5.00 for the parcel, and a sixth of each is tax. 38.70 is too little for the code.
    expect(shown.quote).toMatchObject({
      amounts: { items: 43, discount: 4.3, shipping: 5, tax: 7.28, taxIncluded: 7.28, total: 43.7 },
      rejected: [{ code: 'FIRST', reason: 'minimum', message: 'FIRST needs $1.30 more' }],
    });
    expect(shown.pricedOrder).toMatchObject({
      total: 8.6,
      amounts: { items: 4, discount: 0.4, shipping: 5, tax: 1.43, taxIncluded: 1.43, total: 8.6 },
    });
    const usedOf = new Map(shown.promotions.map(({ name, used }) => [name, used]));
    expect([...usedOf]).toEqual([
      ['First order', 0],
      ['Ten percent', COUNT / PRICED_OF],
    ]);
    expect(await inDatabase(versionIn)).toMatchObject({ _id: 'shop', version: 10 });
    expect(await kept()).toEqual(before);

    const stored = await inDatabase(digests);
    expect(await whileOpen(shownBy)).toEqual(shown);
    expect(await kept()).toEqual(before);
    expect((await inDatabase(digests)).schemaversions).toBe(stored.schemaversions);
  });

  it.runIf(BUILD_BEFORE)('loses nothing beside a build of the version before', async () => {
    const before = await kept();
    await whileOpen(async (shop) => {
      const shown = await shownBy(shop);
      await whileOpen(async (older) => {
        const { newest, orders } = await shownBy(older);
        expect(newest.products.map(({ _id }) => _id)).toEqual(
          shown.newest.products.map(({ _id }) => _id),
        );
        expect(orders.map(({ number }) => number)).toEqual(
          shown.orders.map(({ number }) => number),
        );
      }, BUILD_BEFORE);
      expect(await shownBy(shop)).toEqual(shown);
    });
    expect(await kept()).toEqual(before);
  });

  it('is refused as it is once a newer program has upgraded it', async () => {
    const newer = { $set: { version: 1_000 } };
    await inDatabase((db) => db.collection('schemaversions').updateOne({}, newer));
    expect(await refusal()).toMatch(/^The data have version 1000, .* Start a newer one/m);
  });

  it('is refused as it is if it is of a build before version 1', async () => {
    await inDatabase(async (db) => {
      await db.collection('schemaversions').deleteMany({});
      const slug = 'thing-00042';
      await db.collection('products').updateOne({ slug }, { $unset: { nameKey: 1 } });
    });
    expect(await refusal()).toMatch(/^The data are of a build before version 1: start commit/m);
    expect(await inDatabase(versionIn)).toBeNull();
  });
});
