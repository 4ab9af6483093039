import { dollarsFromCents, type Order, type OrderLine, type Photo } from '@shop/shared';
import { photosOf } from '../catalog/index.js';
import type { OrderLineRecord, OrderRecord } from './order.model.js';

/** Photos by the ids of their products. */
type Photos = ReadonlyMap<string, Photo>;

/** An order as the wire shows it: dollars, what was bought as it was then. */
export async function orderView(order: OrderRecord): Promise<Order> {
  return presentOrder(order, await photosIn([order]));
}

/** Orders as the wire shows them; the photos of what was bought are looked up in one query. */
export async function orderViews(orders: readonly OrderRecord[]): Promise<Order[]> {
  const photos = await photosIn(orders);
  return orders.map((order) => presentOrder(order, photos));
}

function photosIn(orders: readonly OrderRecord[]): Promise<Photos> {
  return photosOf(orders.flatMap(({ lines }) => lines.map(({ product }) => product)));
}

function presentOrder(order: OrderRecord, photos: Photos): Order {
  const { success, provider, reference } = order.payment;
  return {
    _id: order._id.toHexString(),
    status: order.status,
    buyer: { _id: order.buyer._id.toHexString(), name: order.buyer.name },
    createAt: order.createdAt.toISOString(),
    payment: { success, provider, reference },
    products: order.lines.map((line) => presentLine(line, photos)),
    total: dollarsFromCents(order.totalCents),
  };
}

function presentLine(
  { product, name, slug, description, priceCents, quantity }: OrderLineRecord,
  photos: Photos,
): OrderLine {
  const _id = product.toHexString();
  return {
    _id,
    name,
    slug,
    description,
    price: dollarsFromCents(priceCents),
    quantity,
    photo: photos.get(_id) ?? null,
  };
}
