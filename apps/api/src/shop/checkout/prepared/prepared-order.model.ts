import { NEWEST_FIRST } from '@shop/mongo';
import {
  PREPARED_ORDER_DAYS,
  PREPARED_STATES,
  type PreparedOrderInput,
  type PreparedState,
} from '@shop/shared';
import mongoose, { Schema, type Types } from 'mongoose';

/** An order that an administrator has prepared for a customer. It reserves nothing and holds no price. */
export interface PreparedOrderRecord {
  _id: Types.ObjectId;
  customer: Types.ObjectId;
  entry: PreparedOrderInput;
  state: PreparedState;
  /** Increases with each change of the entry. */
  version: number;
  createdAt: Date;
  /** When it was last changed or sent. */
  changedAt: Date;
  /** Absent until it is sent. */
  sentAt?: Date;
  /** What it became; absent before. */
  order?: { _id: Types.ObjectId; number: number };
}

const schema = new Schema<PreparedOrderRecord>(
  {
    customer: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    entry: { type: Schema.Types.Mixed, required: true },
    state: { type: String, enum: PREPARED_STATES, required: true },
    version: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    changedAt: { type: Date, required: true },
    sentAt: Date,
    order: { type: new Schema({ _id: Schema.Types.ObjectId, number: Number }) },
  },
  { versionKey: false, autoIndex: false },
);

schema.index(NEWEST_FIRST);
schema.index({ state: 1, ...NEWEST_FIRST });
schema.index({ customer: 1, ...NEWEST_FIRST });
schema.index({ changedAt: 1 }, { expireAfterSeconds: PREPARED_ORDER_DAYS * 24 * 60 * 60 });

export const PreparedOrderModel = mongoose.model<PreparedOrderRecord>('PreparedOrder', schema);
