import mongoose, { Schema } from 'mongoose';

/** Longer than any transaction, and than an instance may be disconnected without clearing its caches. Seconds. */
const KEPT_SECONDS = 10 * 60;

/** One change of the catalogue, written in the transaction that makes it, so that every instance learns of it. */
export interface CatalogChangeRecord {
  /** The instance that made the change. */
  writer: string;
  /** Numbers this instance's changes; their transactions may commit in a different order. */
  number: number;
  tags: string[];
  at: Date;
}

/** An instance that may make changes. */
export interface CatalogWriterRecord {
  _id: string;
  aliveAt: Date;
}

const changeSchema = new Schema<CatalogChangeRecord>(
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

const writerSchema = new Schema<CatalogWriterRecord>(
  {
    _id: { type: String, required: true },
    aliveAt: { type: Date, required: true },
  },
  { versionKey: false, autoIndex: false },
);
writerSchema.index({ aliveAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });

export const CatalogChangeModel = mongoose.model('CatalogChange', changeSchema);
export const CatalogWriterModel = mongoose.model('CatalogWriter', writerSchema);
