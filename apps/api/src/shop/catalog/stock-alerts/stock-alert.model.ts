import { STOCK_ALERT_DAYS } from '@shop/shared';
import mongoose, { Schema, type Types } from 'mongoose';

/** A shopper's wish to be told when something is in stock again. */
export interface StockAlertRecord {
  _id: Types.ObjectId;
  user: Types.ObjectId;
  product: Types.ObjectId;
  /** Null for any of the product. */
  variant: Types.ObjectId | null;
  /** Ends it, from a mail. Nobody can guess it. */
  token: string;
  createdAt: Date;
  /** When the mail about it was written; null before. */
  toldAt: Date | null;
}

const id = { type: Schema.Types.ObjectId, required: true } as const;

const schema = new Schema<StockAlertRecord>(
  {
    user: id,
    product: id,
    variant: { type: Schema.Types.ObjectId, default: null },
    token: { type: String, required: true },
    createdAt: { type: Date, required: true },
    toldAt: { type: Date, default: null },
  },
  { versionKey: false, autoIndex: false },
);

schema.index({ user: 1, product: 1, variant: 1 }, { unique: true });
schema.index({ product: 1, toldAt: 1, _id: 1 });
schema.index({ token: 1 }, { unique: true });
schema.index({ createdAt: 1 }, { expireAfterSeconds: STOCK_ALERT_DAYS * 24 * 60 * 60 });

export const StockAlertModel = mongoose.model<StockAlertRecord>('StockAlert', schema);
