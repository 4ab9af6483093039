import mongoose, { Schema } from 'mongoose';

/** Something that a program might store. */
interface ThingRecord {
  name: string;
  color?: string;
}

const schema = new Schema<ThingRecord>(
  { name: String, color: String },
  { versionKey: false, autoIndex: false },
);

schema.index({ name: 1 }, { unique: true });
schema.index({ color: 1 });

export const ThingModel = mongoose.model<ThingRecord>('Thing', schema);
