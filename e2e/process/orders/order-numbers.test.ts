import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { endpoints } from '@shop/shared';
import { expect, it } from 'vitest';
import { ApiClient, readBody } from '@shop/test-shop/client/api-client';
import { Instances } from '@shop/test-shop/shop/instances';
import { createProducts } from '@shop/test-shop/client/new-products';
import { buildShopper } from '@shop/test-shop/client/new-shopper';
import { ADMIN } from '@shop/test-shop/client/people';

// `npm run test:long:orders` places 3,000.
const CHECKOUTS = Number(process.env.NUMBERED_CHECKOUTS ?? 100);
/** Another database than the embedded one, for both instances. */
const mongodbUri = process.env.STATE_MONGODB_URI;
/** Checkouts under way at the same moment. */
const TOGETHER = 32;
/** Shoppers at each instance. */
const SHOPPERS = 16;
const RETRY_MS = 500;
/** Every how many checkouts a key is used again. */
const REPEATED = 10;

it(
  'gives every order a number of its own, placed at two instances at the same moment',
  { timeout: 240_000 + CHECKOUTS * 600 },
  async () => {
    const instances = await Instances.start(2, {
      ADMIN_PASSWORD: ADMIN.password,
      RATE_LIMIT_FACTOR: '9999',
      ...(mongodbUri && { MONGODB_URI: mongodbUri }),
    });
    try {
      const visitors = instances.shops.map(({ origin }) => new ApiClient(origin));
      const shoppers = (await Promise.all(visitors.map(newShoppers))).flat();
      const admin = await (visitors[0] ?? expect.fail('no instance')).signIn(ADMIN);
      const products = await createProducts(admin, 16, CHECKOUTS);

      const numbers: number[] = [];
      let next = 0;
      const checkOut = async () => {
        for (let index = next++; index < CHECKOUTS; index = next++) {
          const shopper = shoppers[index % shoppers.length] ?? expect.fail('no shopper');
          const product = products[index % products.length] ?? expect.fail('no product');
          const send = async (key: string) => {
            const order = () => shopper.placeOrder([{ product, quantity: 1 }], key);
            let response = await order();
            // A busy shop asks for a retry, which the key makes safe.
            while (response.status === 503) {
              await response.arrayBuffer();
              await setTimeout(RETRY_MS);
              response = await order();
            }
            return (await readBody(endpoints.placeOrder, response)).order.number;
          };
          const key = randomUUID();
          const number = await send(key);
          if (index % REPEATED === 0) expect(await send(key)).toBe(number);
          numbers.push(number);
        }
      };
      await Promise.all(Array.from({ length: TOGETHER }, checkOut));

      expect(numbers).toHaveLength(CHECKOUTS);
      expect(new Set(numbers).size).toBe(CHECKOUTS);
    } finally {
      await instances.stop();
    }
  },
);

/** Registers an instance's shoppers one after the other: a slow machine refuses many passwords at once. */
async function newShoppers(visitor: ApiClient): Promise<ApiClient[]> {
  const shoppers: ApiClient[] = [];
  while (shoppers.length < SHOPPERS) {
    shoppers.push(await visitor.signIn(await buildShopper(visitor)));
  }
  return shoppers;
}
