import { randomUUID } from 'node:crypto';
import { endpoints, type OrderStatus } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { buildShopper } from '@shop/test-shop/client/new-shopper';
import { ADMIN } from '@shop/test-shop/client/people';
import { sessionOf } from '../enter.js';
import { test as walk } from '../walk.js';

/** Orders of a new shopper, so that parallel walks don't change them. */
export interface OwnOrders {
  admin: ApiClient;
  /** The buyer's id. */
  buyer: string;
  /** Order numbers, the newest first. */
  numbers: number[];
  /** How many of the orders have each status, as the shop says. */
  statuses: () => Promise<Partial<Record<OrderStatus, number>>>;
  /** Places one more, and returns its number. */
  placeAnother: () => Promise<number>;
  /** Pieces of the ordered product in stock. */
  stock: () => Promise<number>;
}

async function placeOrders(origin: string, count: number, later: number) {
  const visitor = new ApiClient(origin);
  const { token } = await sessionOf(ADMIN, origin);
  const admin = visitor.as({ token });
  const shopper = await visitor.signIn(await buildShopper(visitor));
  const [category] = (await admin.call(endpoints.listCategories)).category;
  const { product } = await admin.call(endpoints.createProduct, {
    body: {
      name: `Parcel ${randomUUID()}`,
      description: 'Ordered again and again',
      price: '10',
      quantity: String(count + later),
      category: category?._id ?? '',
    },
  });
  const place = () => shopper.placeOrder([{ product: product._id, quantity: 1 }], randomUUID());
  for (let index = 0; index < count; index += 1) await place();
  const listOwn = () => shopper.call(endpoints.listMyOrders, { query: { pageSize: 100 } });
  const own = await listOwn();
  const buyer = own[0]?.buyer._id ?? '';
  const orders: OwnOrders = {
    admin,
    buyer,
    numbers: own.map(({ number }) => number),
    async statuses() {
      const { orders } = await admin.call(endpoints.listOrderStatuses, { query: { buyer } });
      const counts: Partial<Record<OrderStatus, number>> = {};
      for (const { status } of orders) counts[status] = (counts[status] ?? 0) + 1;
      return counts;
    },
    async placeAnother() {
      await place();
      return (await listOwn())[0]?.number ?? 0;
    },
    async stock() {
      const params = { slug: product.slug };
      return (await visitor.call(endpoints.getProduct, { params })).product.quantity;
    },
  };
  const params = { id: product._id };
  return { orders, removeProduct: () => admin.call(endpoints.deleteProduct, { params }) };
}

interface OwnOrdersWalk {
  /**
   * Places orders of one piece each. Their product is removed after the walk, because other walks buy the newest ones.
   * @param later how many may be placed afterwards
   */
  placeOwnOrders: (count: number, later?: number) => Promise<OwnOrders>;
}

/** A walk with its own orders. */
export const test = walk.extend<OwnOrdersWalk>({
  placeOwnOrders: async ({ baseURL }, use) => {
    const removals: (() => Promise<unknown>)[] = [];
    await use(async (count, later = 0) => {
      const { orders, removeProduct } = await placeOrders(baseURL ?? '', count, later);
      removals.push(removeProduct);
      return orders;
    });
    for (const remove of removals) await remove();
  },
});
