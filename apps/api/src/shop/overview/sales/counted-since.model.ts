import mongoose, { Schema, type Types } from 'mongoose';

/** How far the days of the past have been counted. There is one. */
export interface CountedSinceRecord {
  _id: string;
  /** The time zone whose days are counted. */
  timeZone: string;
  /** What is counted of a day: see `COUNTED_FORM`. Absent before there was a second form. */
  form?: number;
  /** All days from this one on are counted. */
  day: string;
  /** Whether there are no orders before. */
  isComplete: boolean;
}

/** How far the customers of the past have been counted. There is one. */
export interface CountedCustomersRecord {
  _id: string;
  /** All accounts up to this one are counted. */
  after?: Types.ObjectId;
  isComplete: boolean;
}

const schema = new Schema<CountedSinceRecord>(
  {
    _id: String,
    timeZone: { type: String, required: true },
    form: Number,
    day: { type: String, required: true },
    isComplete: { type: Boolean, required: true },
  } satisfies Record<keyof CountedSinceRecord, unknown>,
  { versionKey: false, autoIndex: false },
);

export const COUNTED_SINCE = 'orders';

/** Goes up when a day has another sum, so that what was counted without it is counted anew. */
export const COUNTED_FORM = 2;

export const CountedSinceModel = mongoose.model<CountedSinceRecord>('CountedSince', schema);

export const COUNTED_CUSTOMERS = 'customers';

export const CountedCustomersModel = mongoose.model<CountedCustomersRecord>(
  'CountedCustomers',
  new Schema<CountedCustomersRecord>(
    { _id: String, after: Schema.Types.ObjectId, isComplete: { type: Boolean, required: true } },
    { versionKey: false, autoIndex: false },
  ),
);
