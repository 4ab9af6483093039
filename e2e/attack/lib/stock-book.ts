import { endpoints, holdsStock, MAX_LIST_SIZE, type Order } from '@shop/shared';
import type { ApiClient } from '@shop/test-shop/client/api-client';
import { none, type Check } from './checks.js';

/** Pieces of each product, in stock and in orders that hold stock. */
export type StockBook = Map<string, number>;

/** Every order in the shop, as an administrator sees them. */
export async function allOrders(admin: ApiClient): Promise<Order[]> {
  const orders: Order[] = [];
  for (let page = 1; ; page += 1) {
    const some = await admin.call(endpoints.listAllOrders, {
      query: { page, pageSize: MAX_LIST_SIZE },
    });
    orders.push(...some);
    if (some.length < MAX_LIST_SIZE) return orders;
  }
}

export async function readStockBook(admin: ApiClient): Promise<StockBook> {
  const book: StockBook = new Map();
  for (const { _id, quantity } of await admin.products()) book.set(_id, quantity);
  const lines = (await allOrders(admin))
    .filter(({ status }) => holdsStock(status))
    .flatMap(({ products }) => products);
  for (const { _id, quantity } of lines) book.set(_id, (book.get(_id) ?? 0) + quantity);
  return book;
}

/** Checks that stock plus sales is unchanged. */
export async function stockBalances(admin: ApiClient, before: StockBook): Promise<Check> {
  const after = await readStockBook(admin);
  const off = [...before].filter(([id, pieces]) => after.get(id) !== pieces).map(([id]) => id);
  return none('products whose stock + sold changed', off);
}
