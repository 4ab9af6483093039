import mongoose, { Schema, type Types } from 'mongoose';

/** How often a customer used a promotion, counted only if that is limited. Deleted with their account. */
export interface CustomerUseRecord {
  /** See `customerUseId`. */
  _id: string;
  customer: Types.ObjectId;
  used: number;
}

const schema = new Schema<CustomerUseRecord>(
  {
    _id: String,
    customer: { type: Schema.Types.ObjectId, required: true },
    used: { type: Number, required: true },
  },
  { versionKey: false, autoIndex: false },
);
schema.index({ customer: 1 });

export const CustomerUseModel = mongoose.model<CustomerUseRecord>('CustomerUse', schema);

export function customerUseId(promotion: string, customer: Types.ObjectId): string {
  return `${promotion}:${customer.toHexString()}`;
}
