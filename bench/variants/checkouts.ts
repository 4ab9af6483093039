import { randomUUID } from 'node:crypto';
import { endpoints, type OrderItem } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { buildShopper } from '@shop/test-shop/client/new-shopper';
import { median } from '@shop/test-shop/lib/statistics';
import { startShop, type ShopProcess } from '@shop/test-shop/shop/shop-process';
import { withCpu } from '../speed/measure.js';
import type { Shop } from '../speed/shops.js';

const SHOPPERS = 16;
const PAGES = 20;
/** Pieces of a product, so that none of its variants is sold out before the end. */
const ENOUGH = 120;

interface Till {
  process: ShopProcess;
  shoppers: ApiClient[];
  items: OrderItem[];
}

/** Milliseconds of CPU that a checkout takes at each shop, by 16 shoppers at a time; the shops take turns. */
export async function measureCheckouts(
  shops: readonly Shop[],
  { rounds, checkouts }: { rounds: number; checkouts: number },
): Promise<number[]> {
  const tills: Till[] = [];
  try {
    for (const shop of shops) tills.push(await openTill(shop));
    for (const till of tills) await checkOut(till, checkouts);
    const taken = tills.map((): number[] => []);
    for (let round = 0; round < rounds; round += 1)
      for (const [at, till] of tills.entries()) {
        const { shopMs, storeMs } = await withCpu(till.process, () => checkOut(till, checkouts));
        taken[at]?.push((shopMs + storeMs) / checkouts);
      }
    return taken.map(median);
  } finally {
    for (const { process } of tills) await process.stop();
  }
}

async function openTill({ environment }: Shop): Promise<Till> {
  const process = await startShop(environment);
  const visitor = new ApiClient(process.origin);
  const shoppers: ApiClient[] = [];
  while (shoppers.length < SHOPPERS)
    shoppers.push(await visitor.signIn(await buildShopper(visitor)));
  const items: OrderItem[] = [];
  for (let page = 1; page <= PAGES; page += 1) {
    const { products } = await visitor.call(endpoints.listProductPage, { params: { page } });
    for (const { slug } of products.filter(({ quantity }) => quantity >= ENOUGH)) {
      const { product } = await visitor.call(endpoints.getProduct, { params: { slug } });
      const variant = product.variants?.at(-1)?._id;
      items.push({ product: product._id, quantity: 1, ...(variant && { variant }) });
    }
  }
  return { process, shoppers, items };
}

/** Orders one product after the other. @throws Error for an order that is not placed. */
async function checkOut({ shoppers, items }: Till, count: number) {
  let next = 0;
  const shopping = async (shopper: ApiClient) => {
    for (let index = next++; index < count; index = next++) {
      const item = items[index % items.length];
      if (!item) throw new RangeError('There is nothing to buy');
      const reply = await shopper.send(endpoints.placeOrder, {
        headers: { 'idempotency-key': randomUUID() },
        body: { items: [item] },
      });
      if (reply.status !== 201) throw new Error(await reply.text());
      await reply.arrayBuffer();
    }
  };
  await Promise.all(shoppers.map(shopping));
  return { orders: count };
}
