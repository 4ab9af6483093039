import mongoose, { Schema, type Types } from 'mongoose';

/** A generated code of a promotion, for one use. */
export interface PromotionCodeRecord {
  /** The code, in capitals: unique, and found without regard to how many there are. */
  _id: string;
  promotion: Types.ObjectId;
  createdAt: Date;
  /** What holds it: see `ClaimedUse`. Absent while it is unused. */
  usedBy?: Types.ObjectId;
  usedAt?: Date;
}

const schema = new Schema<PromotionCodeRecord>(
  {
    _id: String,
    promotion: { type: Schema.Types.ObjectId, required: true },
    createdAt: { type: Date, required: true },
    usedBy: Schema.Types.ObjectId,
    usedAt: Date,
  },
  { versionKey: false, autoIndex: false },
);
// Counts and exports those of a promotion.
schema.index({ promotion: 1, _id: 1 });

export const PromotionCodeModel = mongoose.model<PromotionCodeRecord>('PromotionCode', schema);
