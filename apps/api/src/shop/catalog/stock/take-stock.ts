import { itemKey, type OrderItem, type Photo } from '@shop/shared';
import type { ClientSession, Types } from 'mongoose';
import { changed } from '../changes/changed.js';
import { productTag } from '../changes/tags.js';
import { photoFields } from '../photos/photo-fields.js';
import { ProductModel } from '../products/product.model.js';
import type { NamedVariant } from '../variants/variant.view.js';
import { LISTED } from '../visibility/listed.js';
import { GOODS_FIELDS, goodsOf, type Goods } from './goods.js';
import { recordMovements, type Moved, type StockCause } from './record-movements.js';
import { findShortages, type Shortage } from './shortages.js';
import { takeVariant, type TakenVariant } from './take-variant.js';

/** Pieces that were taken, with their product and variant as they are at this moment. */
export interface TakenItem {
  product: Types.ObjectId;
  name: string;
  slug: string;
  description: string;
  variant?: NamedVariant;
  /** The codes of a product without variants, if it has them. */
  sku?: string;
  barcode?: string;
  /** US cents per piece. */
  priceCents: number;
  quantity: number;
}

/** What was taken, with the products' photos by their ids and the goods by `itemKey`, and what could not be. */
export interface TakenStock {
  items: TakenItem[];
  photos: Map<string, Photo | null>;
  goods: Map<string, Goods>;
  shortages: Shortage[];
}

type Taking = TakenStock & { moved: Moved[] };

/**
 * Takes items out of stock inside a transaction, one for each product or variant, and records why. With shortages, the
 * transaction must be aborted, because the items before the first short one have been taken.
 */
export async function takeStock(
  wanted: readonly OrderItem[],
  cause: StockCause,
  session: ClientSession,
): Promise<TakenStock> {
  const { moved, ...taken }: Taking = {
    items: [],
    photos: new Map(),
    goods: new Map(),
    shortages: [],
    moved: [],
  };
  for (const [index, item] of wanted.entries()) {
    if (await takeItem(item, { ...taken, moved }, session)) continue;
    return { ...taken, shortages: await findShortages(wanted.slice(index), session) };
  }
  const products = taken.items.map(({ product }) => product);
  await changed(products.map(productTag), session, 'sold');
  await recordMovements(moved, cause, session);
  return taken;
}

/** Takes an item from stock and adds it to what was taken. @returns whether there was enough of it. */
async function takeItem(
  item: OrderItem,
  { items, photos, goods, moved }: Taking,
  session: ClientSession,
): Promise<boolean> {
  const { quantity } = item;
  const variant = item.variant === undefined ? undefined : await takeVariant(item, session);
  if (item.variant !== undefined && !variant) return false;
  const product = await countSale(item, variant, session);
  if (!product) return false;
  const { _id, name, slug, description, photo, sku, barcode } = product;
  const { priceCents } = variant ?? product;
  const named = variant && { variant: variant.named };
  const codes = variant ? {} : { ...(sku && { sku }), ...(barcode && { barcode }) };
  items.push({ product: _id, name, slug, description, ...named, ...codes, priceCents, quantity });
  photos.set(_id.toHexString(), photo ? photoFields(photo) : null);
  goods.set(itemKey(item), goodsOf(product, variant));
  const left = variant?.quantity ?? product.quantity - quantity;
  moved.push({ product: _id, ...named, moved: -quantity, quantity: left });
  return true;
}

/** Counts a sale in its product, whose pieces it takes, too. @returns the product before; null if there are too few. */
function countSale(
  { product: _id, quantity }: OrderItem,
  variant: TakenVariant | undefined,
  session: ClientSession,
) {
  const sold = { quantity: -quantity, piecesSold: quantity };
  return ProductModel.findOneAndUpdate(
    { ...LISTED, _id, ...(variant ? {} : { quantity: { $gte: quantity }, options: null }) },
    variant
      ? { $inc: sold, $min: { leastQuantity: variant.quantity } }
      : { $inc: { ...sold, leastQuantity: -quantity } },
    {
      session,
      projection: {
        name: 1,
        slug: 1,
        description: 1,
        quantity: 1,
        photo: 1,
        sku: 1,
        barcode: 1,
        ...GOODS_FIELDS,
      },
    },
  ).lean();
}
