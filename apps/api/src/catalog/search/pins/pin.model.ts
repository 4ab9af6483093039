import mongoose, { Schema, type Types } from 'mongoose';

/** Products that come first for some words. */
export interface PinRecord {
  /** Made from the words: one document for all ways to ask for the same. */
  _id: Types.ObjectId;
  /** As an administrator typed them. */
  words: string;
  /** In their order. */
  products: Types.ObjectId[];
  /** Rises by one with every save. */
  version: number;
}

const schema = new Schema<PinRecord>(
  {
    words: { type: String, required: true },
    products: { type: [Schema.Types.ObjectId], required: true },
    version: { type: Number, required: true },
  } satisfies Record<Exclude<keyof PinRecord, '_id'>, unknown>,
  { versionKey: false, autoIndex: false },
);

/** By the words. */
export const PIN_ORDER = { words: 1, _id: 1 } as const;

schema.index(PIN_ORDER);
schema.index({ products: 1 });

export const PinModel = mongoose.model<PinRecord>('SearchPin', schema);
