import mongoose, { Schema } from 'mongoose';

/** How long the files of a build are kept after its last start. */
const KEPT_SECONDS = 30 * 24 * 60 * 60;

/** A script, style or picture of the pages, as some build of the shop has it. */
export interface BuiltFileRecord {
  /** Its name, which changes with its content. */
  _id: string;
  content: Buffer;
  /** When a shop with it started last. */
  startedAt: Date;
}

const schema = new Schema<BuiltFileRecord>(
  { _id: String, content: Buffer, startedAt: Date },
  { versionKey: false, autoIndex: false },
);

schema.index({ startedAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });

export const BuiltFileModel = mongoose.model<BuiltFileRecord>('BuiltFile', schema);
