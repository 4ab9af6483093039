import mongoose, { Schema } from 'mongoose';

/** Longer than any transaction, and than an instance may be disconnected without clearing its caches. Seconds. */
const KEPT_SECONDS = 10 * 60;

/** One change of what instances cache, written in the transaction that makes it, so that every instance learns of it. */
export interface ChangeRecord {
  /** The instance that made the change. */
  writer: string;
  /** Numbers this instance's changes; their transactions may commit in a different order. */
  number: number;
  tags: string[];
  at: Date;
}

/** An instance that may make changes. */
export interface WriterRecord {
  _id: string;
  aliveAt: Date;
}

const changeSchema = new Schema<ChangeRecord>(
  {
    writer: { type: String, required: true },
    number: { type: Number, required: true },
    tags: { type: [String], required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false, autoIndex: false },
);
changeSchema.index({ writer: 1, number: 1 }, { unique: true });
changeSchema.index({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS });

const writerSchema = new Schema<WriterRecord>(
  {
    _id: { type: String, required: true },
    aliveAt: { type: Date, required: true },
  },
  { versionKey: false, autoIndex: false },
);
writerSchema.index({ aliveAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });

// The collections have the names by which they are stored.
export const ChangeModel = mongoose.model('CatalogChange', changeSchema);
export const WriterModel = mongoose.model('CatalogWriter', writerSchema);
