import type { OrderItem, Photo } from '@shop/shared';
import type { ClientSession } from 'mongoose';
import { photoFields, ProductModel, recordChange } from '../catalog/index.js';
import type { OrderLineRecord, OrderRecord } from './order.model.js';

/** An unavailable item, and the reason as a text for the shopper. */
export interface Shortage {
  product: string;
  message: string;
}

/** Items taken from stock, with the photos of their products by product id. */
export interface TakenStock {
  lines: OrderLineRecord[];
  photos: Map<string, Photo | null>;
}

/** One item for each product, in a fixed order, so that two checkouts never deadlock. */
export function mergeItems(items: readonly OrderItem[]): OrderItem[] {
  const quantities = new Map<string, number>();
  for (const { product, quantity } of items) {
    quantities.set(product, (quantities.get(product) ?? 0) + quantity);
  }
  return [...quantities]
    .map(([product, quantity]) => ({ product, quantity }))
    .sort((a, b) => (a.product < b.product ? -1 : 1));
}

/** The items that are not fully in stock. One query, whatever their number. */
export async function findShortages(
  items: readonly OrderItem[],
  session?: ClientSession,
): Promise<Shortage[]> {
  const products = await ProductModel.find(
    { _id: { $in: items.map(({ product }) => product) } },
    { name: 1, quantity: 1 },
    { session },
  ).lean();
  const byId = new Map(products.map((product) => [product._id.toHexString(), product]));
  return items.flatMap(({ product: id, quantity }) => {
    const product = byId.get(id);
    if (product && product.quantity >= quantity) return [];
    return [{ product: id, message: shortageOf(product) }];
  });
}

function shortageOf(product: { name: string; quantity: number } | undefined): string {
  if (!product) return 'A product of this order is no longer sold';
  return product.quantity === 0
    ? `${product.name} is sold out`
    : `Only ${product.quantity} of ${product.name} left`;
}

/**
 * Takes items out of stock inside a transaction and turns them, at their current prices, into order lines: one for
 * each, or fewer when some are short. In that case the transaction must be aborted, because the items before the first
 * short one have been taken.
 */
export async function takeStock(
  items: readonly OrderItem[],
  session: ClientSession,
): Promise<TakenStock & { shortages: Shortage[] }> {
  const taken: TakenStock = { lines: [], photos: new Map() };
  for (const [index, item] of items.entries()) {
    if (await takeItem(item, taken, session)) continue;
    return { ...taken, shortages: await findShortages(items.slice(index), session) };
  }
  await recordStockChange(taken.lines, session);
  return { ...taken, shortages: [] };
}

/** Takes an item from stock and adds it to `taken`. @returns whether there was enough of it. */
async function takeItem(
  { product: id, quantity }: OrderItem,
  { lines, photos }: TakenStock,
  session: ClientSession,
): Promise<boolean> {
  const product = await ProductModel.findOneAndUpdate(
    { _id: id, quantity: { $gte: quantity } },
    { $inc: { quantity: -quantity, piecesSold: quantity } },
    { session, projection: { name: 1, slug: 1, description: 1, priceCents: 1, photo: 1 } },
  ).lean();
  if (!product) return false;
  const { _id, name, slug, description, priceCents, photo } = product;
  lines.push({ product: _id, name, slug, description, priceCents, quantity });
  photos.set(_id.toHexString(), photo ? photoFields(photo) : null);
  return true;
}

/** All shortages in one sentence. */
export function inWords(shortages: readonly Shortage[]): string {
  return shortages.map(({ message }) => message).join('; ');
}

/** Returns an order's lines to stock inside a transaction, except for products that have been deleted. */
export async function returnStock(
  { lines, isSoldCounted }: Pick<OrderRecord, 'lines' | 'isSoldCounted'>,
  session: ClientSession,
): Promise<void> {
  for (const { product, quantity } of lines) {
    await ProductModel.updateOne(
      { _id: product },
      { $inc: { quantity, ...(isSoldCounted && { piecesSold: -quantity }) } },
      { session },
    );
  }
  await recordStockChange(lines, session);
}

function recordStockChange(lines: readonly OrderLineRecord[], session: ClientSession) {
  const products = lines.map(({ product }) => product);
  return recordChange({ products, isOnlyStock: true }, session);
}
