import mongoose, { Schema, type Types } from 'mongoose';

/** How many orders that are not cancelled used a promotion, and the US cents that it took off them. */
export interface PromotionSum {
  /** The promotion's id. */
  _id: string;
  used: number;
  spentCents: number;
}

/**
 * What an order that was placed, cancelled or reopened adds to the sums of its promotions, until that is done. Each has a
 * document of its own, so that orders with the same promotions don't conflict.
 */
export interface PromotionUseRecord {
  _id: Types.ObjectId;
  /** Negative for an order that was cancelled. */
  uses: PromotionSum[];
}

const sumFields = {
  _id: { type: String, required: true },
  used: { type: Number, required: true },
  spentCents: { type: Number, required: true },
};
const options = { versionKey: false, autoIndex: false } as const;

export const PromotionSumModel = mongoose.model<PromotionSum>(
  'PromotionSum',
  new Schema<PromotionSum>(sumFields, options),
);
export const PromotionUseModel = mongoose.model<PromotionUseRecord>(
  'PromotionUse',
  new Schema<PromotionUseRecord>({ uses: [new Schema<PromotionSum>(sumFields)] }, options),
);
