import { SYNONYMS_ID } from '@shop/shared';
import mongoose, { Schema, Types } from 'mongoose';

/** The shop's own synonyms: one document, created by the first save. Audit entries tell who saved it. */
export interface SynonymsRecord {
  _id: Types.ObjectId;
  lines: string[];
  /** Built-in lines that this shop has switched off. Absent if there are none. */
  off?: string[];
  /** Incremented with every save. */
  version: number;
}

/** The document's id, fixed so that every read is a lookup by id. */
export const SYNONYMS_KEY = new Types.ObjectId(SYNONYMS_ID);

const schema = new Schema<SynonymsRecord>(
  {
    lines: { type: [String], required: true },
    off: { type: [String], default: undefined },
    version: { type: Number, required: true },
  } satisfies Record<Exclude<keyof SynonymsRecord, '_id'>, unknown>,
  { versionKey: false, autoIndex: false },
);

export const SynonymsModel = mongoose.model<SynonymsRecord>(
  'SearchSynonyms',
  schema,
  'searchsynonyms',
);
