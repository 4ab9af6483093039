import mongoose, { Schema, type Types } from 'mongoose';

/** Longer than the longest period that administrators can view. Days. */
const KEPT_DAYS = 91;

/** How often something was searched for on a day, or a product was opened from the results. Never who did it. */
export interface SearchCountRecord {
  _id: Types.ObjectId;
  /** In the shop's time zone, e.g. 2026-11-21. */
  day: string;
  /** Lower case, without accents. */
  words: string;
  /** The product that was opened; null for the searches themselves. */
  product: Types.ObjectId | null;
  times: number;
  /** How many products the last of these searches found. */
  found?: number;
  at: Date;
}

const schema = new Schema<SearchCountRecord>(
  {
    day: { type: String, required: true },
    words: { type: String, required: true },
    product: { type: Schema.Types.ObjectId, default: null },
    times: { type: Number, required: true },
    found: { type: Number },
    at: { type: Date, required: true },
  } satisfies Record<Exclude<keyof SearchCountRecord, '_id'>, unknown>,
  { versionKey: false, autoIndex: false },
);

schema.index({ day: 1, words: 1, product: 1 }, { unique: true });
schema.index({ at: 1 }, { expireAfterSeconds: KEPT_DAYS * 24 * 60 * 60 });

export const SearchCountModel = mongoose.model<SearchCountRecord>('SearchCount', schema);
