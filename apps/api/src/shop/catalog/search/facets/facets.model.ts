import { FACETS_ID } from '@shop/shared';
import mongoose, { Schema, Types } from 'mongoose';

/** The attributes that shoppers filter by: one document, created by the first save. */
export interface FacetsRecord {
  _id: Types.ObjectId;
  /** In the order in which lists show them. */
  names: string[];
  /** Incremented with every save. */
  version: number;
}

/** The document's id, fixed so that every read is a lookup by id. */
export const FACETS_KEY = new Types.ObjectId(FACETS_ID);

const schema = new Schema<FacetsRecord>(
  {
    names: { type: [String], required: true },
    version: { type: Number, required: true },
  } satisfies Record<Exclude<keyof FacetsRecord, '_id'>, unknown>,
  { versionKey: false, autoIndex: false },
);

export const FacetsModel = mongoose.model<FacetsRecord>('Facets', schema, 'facets');
