import { STOCK_REASONS, type DateSort, type StockReason } from '@shop/shared';
import mongoose, { Schema, type Types } from 'mongoose';
import type { NamedVariant } from '../variants/variant.view.js';

/** What moved the stock of a product or variant. Written with the change, and never changed itself. */
export interface StockMovementRecord {
  _id: Types.ObjectId;
  product: Types.ObjectId;
  /** Under the name that it had; absent for the product itself. */
  variant?: NamedVariant;
  at: Date;
  reason: StockReason;
  /** Negative when pieces were taken. */
  moved: number;
  /** Pieces after it. */
  quantity: number;
  /** The number of the order that moved them. */
  order?: number;
  /** The administrator who did it; absent for buyers, the shop itself and the command line. */
  by?: Types.ObjectId;
}

const schema = new Schema<StockMovementRecord>(
  {
    product: { type: Schema.Types.ObjectId, required: true },
    variant: new Schema<NamedVariant>({
      _id: { type: Schema.Types.ObjectId, required: true },
      name: { type: String, required: true },
      sku: { type: String, default: null },
    }),
    at: { type: Date, required: true },
    reason: { type: String, enum: STOCK_REASONS, required: true },
    moved: { type: Number, required: true },
    quantity: { type: Number, required: true },
    order: Number,
    by: Schema.Types.ObjectId,
  } satisfies Record<Exclude<keyof StockMovementRecord, '_id'>, unknown>,
  { versionKey: false, autoIndex: false },
);

/** The order of a stock history; `_id` breaks ties. */
const LATEST_MOVED_FIRST = { at: -1, _id: -1 } as const;

/** The order of each `sort`. */
export const MOVED_ORDERS = {
  newest: LATEST_MOVED_FIRST,
  oldest: { at: 1, _id: 1 },
} as const satisfies Record<DateSort, Record<string, 1 | -1>>;

// One index only: every sale writes here. A product's movements are few enough to look through for one variant.
schema.index({ product: 1, ...LATEST_MOVED_FIRST });

export const StockMovementModel = mongoose.model<StockMovementRecord>('StockMovement', schema);
