import mongoose, { Schema } from 'mongoose';

/** How far the days of the past have been counted. There is one. */
export interface CountedSinceRecord {
  _id: string;
  /** The time zone whose days are counted. */
  timeZone: string;
  /** All days from this one on are counted. */
  day: string;
  /** Whether there are no orders before. */
  isComplete: boolean;
}

const schema = new Schema<CountedSinceRecord>(
  {
    _id: String,
    timeZone: { type: String, required: true },
    day: { type: String, required: true },
    isComplete: { type: Boolean, required: true },
  } satisfies Record<keyof CountedSinceRecord, unknown>,
  { versionKey: false, autoIndex: false },
);

export const COUNTED_SINCE = 'orders';

export const CountedSinceModel = mongoose.model<CountedSinceRecord>('CountedSince', schema);
