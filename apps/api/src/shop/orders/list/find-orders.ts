import { findPage, findRows, type ListSpec, type PageRequest } from '@shop/mongo';
import type { Order } from '@shop/shared';
import { photosOfProducts } from '../../catalog/index.js';
import { withPickUpPlaces } from '../collected/pick-up-places.js';
import { OrderModel, type OrderRecord } from '../order.model.js';
import { orderView, type Photos } from '../order.view.js';

/** Filter and sort order of a list, and optionally one order that comes first. */
export interface OrderList extends ListSpec<OrderRecord> {
  first?: OrderRecord | null;
}

/** One page of a list of orders, and the total count. */
export async function findOrders(list: OrderList, page: PageRequest) {
  const { rows, total } = await findOrderRecords(list, page);
  return { orders: await presentOrders(rows), total };
}

/** Like `findOrders`, but returns the stored records. */
export async function findOrderRecords({ first, ...list }: OrderList, page: PageRequest) {
  if (!first) return findPage(OrderModel, list, page);
  const others = { ...list, filter: { $and: [list.filter, { _id: { $ne: first._id } }] } };
  const before = (page.page - 1) * page.pageSize;
  const [rows, total] = await Promise.all([
    before === 0
      ? findRows(OrderModel, others, 0, page.pageSize - 1).then((rest) => [first, ...rest])
      : findRows(OrderModel, others, before - 1, page.pageSize),
    list.count ? list.count() : OrderModel.countDocuments(list.filter),
  ]);
  return { rows, total };
}

/** An order as the API returns it, with the photos of its products if they are known. */
export async function presentOrder(order: OrderRecord, photos?: Photos): Promise<Order> {
  const [known = order] = await withPickUpPlaces([order]);
  return orderView(known, photos ?? (await photosIn([order])));
}

/** Orders as the API returns them. */
async function presentOrders(orders: readonly OrderRecord[]): Promise<Order[]> {
  const [photos, known] = await Promise.all([photosIn(orders), withPickUpPlaces(orders)]);
  return known.map((order) => orderView(order, photos));
}

/** The photos of all products and variants in these orders, read together. */
export function photosIn(orders: readonly OrderRecord[]) {
  return photosOfProducts(orders.flatMap(({ lines }) => lines));
}
