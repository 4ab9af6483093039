import mongoose, { Schema, type Types } from 'mongoose';

/** Products that come first in searches for certain words. */
export interface PinRecord {
  /** Derived from the words, so that equivalent queries share one document. */
  _id: Types.ObjectId;
  /** As the administrator typed them. */
  words: string;
  /** In display order. */
  products: Types.ObjectId[];
  /** Incremented with every save. */
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

/** Sorts by the words. */
export const PIN_ORDER = { words: 1, _id: 1 } as const;

schema.index(PIN_ORDER);
schema.index({ products: 1 });

export const PinModel = mongoose.model<PinRecord>('SearchPin', schema);
