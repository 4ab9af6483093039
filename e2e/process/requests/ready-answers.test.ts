import { rm } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { endpoints, type Product } from '@shop/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

/** After this time an instance that is cut off sends no cached replies. */
const CURRENT_FOR_MS = 1_000;
// `npm run test:long:front` makes 48.
const EDITS = Number(process.env.EDITS ?? 16);
/** The edits themselves take seconds, and more on a busy machine. */
const TIMEOUT_MS = 600_000;
const READERS_EACH = 4;

let dataDir: string;
let database: DatabaseProcess;
let proxy: TcpProxy;
let shops: ShopProcess[];
let near: ApiClient;
let far: ApiClient;
let admins: ApiClient[];

beforeAll(async () => {
  dataDir = await temporaryFolder();
  database = await startDatabase(dataDir);
  proxy = await startTcpProxy(database.port);
  const first = await start(database.port);
  // The second may be cut off from the database.
  shops = [first, await start(proxy.port)];
  [near, far] = [new ApiClient(first.origin), new ApiClient(shops[1]?.origin ?? '')];
  const { token } = await near.session(ADMIN);
  admins = [near.as({ token }), far.as({ token })];
});

afterAll(async () => {
  for (const shop of shops) await shop.stop();
  await proxy.close();
  await database.kill();
  await rm(dataDir, { recursive: true });
});

const start = (port: number) =>
  startShop({ ...sharedDatabase(port), ADMIN_PASSWORD: ADMIN.password, RATE_LIMIT_FACTOR: '100' });

/** Gives a product a price that identifies its version. */
async function edit(
  admin: ApiClient,
  { _id, name, description, category }: Product,
  price: number,
) {
  await admin.call(endpoints.updateProduct, {
    params: { id: _id },
    body: { name, description, category: category._id, price: String(price), quantity: '50' },
  });
}

/** Addresses at which a visitor sees the product. */
function views(shop: ApiClient, product: Product): (() => Promise<number | undefined>)[] {
  const priceIn = (list: readonly Product[]) => list.find(({ _id }) => _id === product._id)?.price;
  const { slug, category } = product;
  return [
    async () => (await shop.call(endpoints.getProduct, { params: { slug } })).product.price,
    async () =>
      priceIn((await shop.call(endpoints.listProductPage, { params: { page: 1 } })).products),
    async () =>
      priceIn(
        (await shop.call(endpoints.listCategoryProducts, { params: { slug: category.slug } }))
          .products,
      ),
    ...[{ page: 1 }, {}].map((page) => async () => {
      const found = await shop.call(endpoints.filterProducts, {
        body: { checked: [category._id], radio: [], ...page },
      });
      return priceIn(found.products);
    }),
  ];
}

/** The same for pages rendered on the server. A busy machine sometimes sends a page without its content. */
function pages({ origin }: ApiClient, { slug, name }: Product): (() => Promise<number>)[] {
  const read = async (path: string, pattern: RegExp) => {
    for (;;) {
      const html = await (await fetch(origin + path)).text();
      const price = pattern.exec(html)?.[1];
      if (price) return Number(price.replace(',', ''));
    }
  };
  return [
    () => read(`/product/${slug}`, /"@type":"Offer"[^}]*"price":"([\d.]+)"/),
    () => read('/', new RegExp(`${name}</span></a></h3>.*?\\$([\\d.,]+)</span>`)),
  ];
}

async function newestProduct(): Promise<Product> {
  const { products } = await near.call(endpoints.listProductPage, { params: { page: 1 } });
  const [product] = products;
  if (!product) throw new Error('The shop has no products');
  return product;
}

describe('two instances with ready answers', { timeout: TIMEOUT_MS }, () => {
  it('never show a reader an earlier state, their own changes at once, and all within a second', async () => {
    const product = await newestProduct();
    const failures: string[] = [];
    let isOver = false;
    const read = async (shop: ApiClient, first: number) => {
      let latest = 0;
      const looks = [...views(shop, product), ...pages(shop, product)];
      for (let index = first; !isOver; index += 1) {
        const price = (await looks[index % looks.length]?.()) ?? latest;
        if (price < latest && price >= 1_000)
          failures.push(`view ${index % looks.length} went back from ${latest} to ${price}`);
        latest = Math.max(latest, price);
      }
    };
    await edit(admins[0] ?? near, product, 1_000);
    const readers = [near, far].flatMap((shop) =>
      Array.from({ length: READERS_EACH }, (_, first) => read(shop, first)),
    );
    try {
      for (let version = 1; version <= EDITS; version += 1) {
        const writer = version % 2;
        const price = 1_000 + version;
        await edit(admins[writer] ?? near, product, price);
        const [own, other] = writer === 0 ? [near, far] : [far, near];
        for (const look of [...views(own, product), ...pages(own, product)])
          if ((await look()) !== price)
            failures.push(`own change ${version} was not shown at once`);
        if (version % 8 !== 0) continue;
        for (const look of [...views(other, product), ...pages(other, product)])
          await expect.poll(look, { timeout: SEEN_WITHIN_MS }).toBe(price);
      }
    } finally {
      isOver = true;
    }
    await Promise.all(readers);
    expect(failures).toEqual([]);
  });

  it('show nothing ready while cut off from the database, and what changed meanwhile afterwards', async () => {
    const product = await newestProduct();
    for (const look of views(far, product)) await Promise.all([look(), look()]);
    proxy.delay(Infinity);
    await edit(admins[0] ?? near, product, 5_000);
    await setTimeout(CURRENT_FOR_MS);
    const seen = await Promise.all(
      views(far, product).map((look) => look().catch(() => 'no answer' as const)),
    );
    expect(seen.filter((price) => price !== 'no answer' && price !== 5_000)).toEqual([]);
    proxy.delay(0);
    const lasting = async () => {
      const prices = await Promise.all(
        views(far, product).map((look) => look().catch(() => undefined)),
      );
      // No reply may have the earlier price; an instance that has not recovered yet sends none.
      for (const price of prices) if (price !== undefined) expect(price).toBe(5_000);
      return prices.every((price) => price === 5_000);
    };
    await expect.poll(lasting, { timeout: 120_000, interval: 250 }).toBe(true);
  });
});
