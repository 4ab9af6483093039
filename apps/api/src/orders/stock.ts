import type { FieldError, OrderItem } from '@shop/shared';
import type { ClientSession } from 'mongoose';
import { ProductModel } from '../catalog/index.js';
import { conflict } from '../http/errors.js';
import type { OrderLineRecord } from './order.model.js';

/** One item for each product, in a fixed order, so that two checkouts never wait for each other in a circle. */
export function mergeItems(items: readonly OrderItem[]): OrderItem[] {
  const quantities = new Map<string, number>();
  for (const { product, quantity } of items) {
    quantities.set(product, (quantities.get(product) ?? 0) + quantity);
  }
  return [...quantities]
    .map(([product, quantity]) => ({ product, quantity }))
    .sort((a, b) => (a.product < b.product ? -1 : 1));
}

/**
 * Takes items out of stock inside a transaction and freezes them, at today's prices, into order lines.
 * @throws HttpError 409 that names every item which can't be had.
 */
export async function takeStock(
  items: readonly OrderItem[],
  session: ClientSession,
): Promise<OrderLineRecord[]> {
  const lines: OrderLineRecord[] = [];
  const errors: FieldError[] = [];
  for (const [index, item] of items.entries()) {
    const line = await takeItem(item, session);
    if (line) lines.push(line);
    else errors.push({ field: `items.${index}.quantity`, message: await shortage(item, session) });
  }
  if (errors.length > 0) throw conflict(errors.map(({ message }) => message).join('; '), errors);
  return lines;
}

async function takeItem(
  { product: id, quantity }: OrderItem,
  session: ClientSession,
): Promise<OrderLineRecord | null> {
  const product = await ProductModel.findOneAndUpdate(
    { _id: id, quantity: { $gte: quantity } },
    { $inc: { quantity: -quantity } },
    { session, projection: { name: 1, slug: 1, description: 1, priceCents: 1 } },
  ).lean();
  if (!product) return null;
  const { _id, name, slug, description, priceCents } = product;
  return { product: _id, name, slug, description, priceCents, quantity };
}

async function shortage({ product: id }: OrderItem, session: ClientSession): Promise<string> {
  const product = await ProductModel.findById(id, { name: 1, quantity: 1 }, { session }).lean();
  if (!product) return 'A product of this order is no longer sold';
  return product.quantity === 0
    ? `${product.name} is sold out`
    : `Only ${product.quantity} of ${product.name} left`;
}

/** Puts an order's lines back into stock inside a transaction; a product deleted meanwhile needs none. */
export async function returnStock(
  lines: readonly OrderLineRecord[],
  session: ClientSession,
): Promise<void> {
  for (const { product, quantity } of lines) {
    await ProductModel.updateOne({ _id: product }, { $inc: { quantity } }, { session });
  }
}
