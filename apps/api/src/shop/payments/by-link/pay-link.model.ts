import mongoose, { Schema, type Types } from 'mongoose';

/** A link by which an order is paid without signing in, until it expires. */
export interface PayLinkRecord {
  /** Digest of the token in the link. */
  _id: string;
  order: Types.ObjectId;
  expiresAt: Date;
}

const schema = new Schema<PayLinkRecord>(
  {
    _id: String,
    order: { type: Schema.Types.ObjectId, ref: 'Order', required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, autoIndex: false },
);

schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const PayLinkModel = mongoose.model<PayLinkRecord>('PayLink', schema);
