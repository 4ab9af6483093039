import mongoose, { Schema } from 'mongoose';

/** A counter as rate-limiter-flexible stores it. */
export interface LimitCounterRecord {
  key: string;
  points: number;
  expire: Date | null;
}

const schema = new Schema<LimitCounterRecord>(
  { key: String, points: Number, expire: Date },
  { versionKey: false, autoIndex: false },
);

schema.index({ expire: 1 }, { expireAfterSeconds: 0 });
schema.index({ key: 1 }, { unique: true });

/** The library writes the documents; the model exists so that its indexes are created with all others. */
export const LimitCounterModel = mongoose.model<LimitCounterRecord>('LimitCounter', schema);
