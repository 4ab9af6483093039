import mongoose, { Schema } from 'mongoose';

/** For how long an event is remembered, in days: Stripe repeats one for three. */
const KEPT_DAYS = 30;

/** An event of Stripe's that the shop has received. Nothing of a person: what it is about stays at Stripe. */
export interface StripeEventRecord {
  /** The event's id at Stripe. */
  _id: string;
  type: string;
  receivedAt: Date;
}

const schema = new Schema<StripeEventRecord>(
  {
    _id: String,
    type: { type: String, required: true },
    receivedAt: { type: Date, required: true },
  },
  { versionKey: false, autoIndex: false },
);

schema.index({ receivedAt: 1 }, { expireAfterSeconds: KEPT_DAYS * 24 * 60 * 60 });

export const StripeEventModel = mongoose.model<StripeEventRecord>('StripeEvent', schema);
