import type { ClientSession, Types } from 'mongoose';
import { ProductModel } from '../../catalog/index.js';
import type { OrderRecord } from '../order.model.js';
import { dispatchedLines } from './kept-back.js';
import { unsentPieces } from './parcel.view.js';

/** Whether an order has pieces, and each of these is in a parcel, or of a product that needs no delivery. */
export async function hasNothingToDeliver(
  order: Pick<OrderRecord, 'lines' | 'parcels' | 'refunds' | 'history' | 'withheld'>,
  session: ClientSession,
): Promise<boolean> {
  if (dispatchedLines(order).length === 0) return false;
  const unsent = new Set(unsentPieces(order).map(({ line }) => line));
  const products = order.lines
    .filter(({ _id }) => unsent.has(_id.toHexString()))
    .map(({ product }) => product);
  const undelivered = await withoutDelivery(products, session);
  return products.every((product) => undelivered.has(product.toHexString()));
}

/** The ids of those of these products that need no delivery today. One that is deleted may have needed it. */
export async function withoutDelivery(
  products: readonly Types.ObjectId[],
  session?: ClientSession,
): Promise<Set<string>> {
  const found = await ProductModel.find({ _id: { $in: products }, shipping: false }, { _id: 1 })
    .session(session ?? null)
    .lean();
  return new Set(found.map(({ _id }) => _id.toHexString()));
}
