import type { OrderItem, Photo } from '@shop/shared';
import type { ClientSession, Types } from 'mongoose';
import { changed } from '../changes/changed.js';
import { productTag } from '../changes/tags.js';
import { photoFields } from '../photos/photo-fields.js';
import { ProductModel } from '../products/product.model.js';
import { LISTED } from '../visibility/listed.js';
import { findShortages, type Shortage } from './shortages.js';

/** Pieces that were taken, with their product as it is at this moment. */
export interface TakenItem {
  product: Types.ObjectId;
  name: string;
  slug: string;
  description: string;
  /** US cents per piece. */
  priceCents: number;
  quantity: number;
}

/** What was taken, with the photos of the products by product id, and what could not be. */
export interface TakenStock {
  items: TakenItem[];
  photos: Map<string, Photo | null>;
  shortages: Shortage[];
}

/**
 * Takes items out of stock inside a transaction, one for each product. With shortages, the transaction must be aborted,
 * because the items before the first short one have been taken.
 */
export async function takeStock(
  wanted: readonly OrderItem[],
  session: ClientSession,
): Promise<TakenStock> {
  const taken: TakenStock = { items: [], photos: new Map(), shortages: [] };
  for (const [index, item] of wanted.entries()) {
    if (await takeItem(item, taken, session)) continue;
    return { ...taken, shortages: await findShortages(wanted.slice(index), session) };
  }
  const products = taken.items.map(({ product }) => product);
  await changed(products.map(productTag), session);
  return taken;
}

/** Takes an item from stock and adds it to `taken`. @returns whether there was enough of it. */
async function takeItem(
  { product: id, quantity }: OrderItem,
  { items, photos }: TakenStock,
  session: ClientSession,
): Promise<boolean> {
  const product = await ProductModel.findOneAndUpdate(
    { ...LISTED, _id: id, quantity: { $gte: quantity } },
    { $inc: { quantity: -quantity, piecesSold: quantity } },
    { session, projection: { name: 1, slug: 1, description: 1, priceCents: 1, photo: 1 } },
  ).lean();
  if (!product) return false;
  const { _id, name, slug, description, priceCents, photo } = product;
  items.push({ product: _id, name, slug, description, priceCents, quantity });
  photos.set(_id.toHexString(), photo ? photoFields(photo) : null);
  return true;
}
