import type { Order } from '@shop/shared';
import { photosOfProducts } from '../catalog/index.js';
import { findPage, NEWEST_FIRST, type PageRequest } from '../mongo/find-page.js';
import { completeOrders, isComplete } from './complete-orders.js';
import { OrderModel, type OrderRecord } from './order.model.js';
import { orderView } from './order.view.js';

/** One page of the orders that match a filter, newest first, and how many match in all. */
export async function findOrders(filter: object, page: PageRequest) {
  const { rows, total } = await findOrderRecords(filter, page);
  return { orders: await presentOrders(rows), total };
}

/** The same as they are stored. */
export async function findOrderRecords(filter: object, page: PageRequest) {
  const list = { filter, sort: NEWEST_FIRST };
  const found = await findPage(OrderModel, list, page);
  if (found.rows.every(isComplete)) return found;
  // An instance of an earlier version, which is still running, wrote them.
  await completeOrders();
  return findPage(OrderModel, list, page);
}

/** An order as the API returns it. */
export async function presentOrder(order: OrderRecord): Promise<Order> {
  return orderView(order, await photosIn([order]));
}

/** Orders as the API returns them. */
async function presentOrders(orders: readonly OrderRecord[]): Promise<Order[]> {
  const photos = await photosIn(orders);
  return orders.map((order) => orderView(order, photos));
}

/** The photos of all products in these orders, read in one query. */
export function photosIn(orders: readonly OrderRecord[]) {
  return photosOfProducts(orders.flatMap(({ lines }) => lines.map(({ product }) => product)));
}
