import mongoose, { Schema } from 'mongoose';

/** Until when all events of Stripe's have been received, whatever has come since. There is one. */
export interface StripeCatchUpRecord {
  _id: string;
  until: Date;
}

export const CAUGHT_UP = 'events';

export const StripeCatchUpModel = mongoose.model<StripeCatchUpRecord>(
  'StripeCatchUp',
  new Schema<StripeCatchUpRecord>(
    { _id: String, until: { type: Date, required: true } },
    { versionKey: false, autoIndex: false },
  ),
);
