import type { StockReason } from '@shop/shared';
import { Types, type ClientSession } from 'mongoose';
import { announce } from '../../webhooks/index.js';
import { StockMovementModel, type StockMovementRecord } from './stock-movement.model.js';

/** Why pieces move, for the stock history. */
export interface StockCause {
  reason: StockReason;
  /** The number of the order, which may still be under way. */
  order?: number | Promise<number>;
  by?: Types.ObjectId | null;
}

/** Pieces that were moved. */
export type Moved = Pick<StockMovementRecord, 'product' | 'variant' | 'moved' | 'quantity'>;

/** Adds to the stock history inside the transaction that moves the pieces. What moved none leaves no trace. */
export async function recordMovements(
  moved: readonly Moved[],
  cause: StockCause,
  session: ClientSession,
): Promise<void> {
  await recordCauses(
    moved.map((one) => ({ ...one, ...cause })),
    session,
  );
}

/** The same for movements with causes of their own. */
export async function recordCauses(
  moved: readonly (Moved & StockCause)[],
  session: ClientSession,
): Promise<void> {
  const at = new Date();
  const rows = moved.filter((one) => one.moved !== 0);
  if (rows.length === 0) return;
  const records = await Promise.all(rows.map((one) => recordOf(one, at)));
  // Bypasses the model: all fields are valid already, and every sale writes here.
  await StockMovementModel.collection.insertMany(records, { session });
  const products = new Map(rows.map(({ product }) => [product.toHexString(), product]));
  await announce('stock.changed', [...products.values()], session);
}

async function recordOf(
  { product, variant, reason, moved, quantity, order, by }: Moved & StockCause,
  at: Date,
): Promise<StockMovementRecord> {
  return {
    _id: new Types.ObjectId(),
    product,
    ...(variant && { variant }),
    at,
    reason,
    moved,
    quantity,
    ...(order !== undefined && { order: await order }),
    ...(by && { by }),
  };
}
