import mongoose, { Schema } from 'mongoose';

/** The number of the form in which the data are stored: one document. */
export interface SchemaVersionRecord {
  _id: string;
  version: number;
  /** The instance that runs the next step, and until when the others leave it alone. */
  upgrade?: { holder: string; until: Date };
}

export const SCHEMA_ID = 'shop';

const schema = new Schema<SchemaVersionRecord>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    upgrade: new Schema(
      { holder: { type: String, required: true }, until: { type: Date, required: true } },
      { _id: false },
    ),
  },
  { versionKey: false, autoIndex: false, collection: 'schemaversions' },
);

export const SchemaVersionModel = mongoose.model<SchemaVersionRecord>('SchemaVersion', schema);
