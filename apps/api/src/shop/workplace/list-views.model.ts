import type { ListName, ListView } from '@shop/shared';
import mongoose, { Schema, type Types } from 'mongoose';

/** The views of a list that all administrators have. Audit entries tell who saved them. */
export interface ListViewsRecord {
  _id: Types.ObjectId;
  list: ListName;
  views: ListView[];
  /** Increases by one with every save. */
  version: number;
}

const viewSchema = new Schema<ListView>(
  { name: String, search: String, hidden: { type: [String], default: undefined } },
  { _id: false },
);

const schema = new Schema<ListViewsRecord>(
  {
    list: { type: String, required: true },
    views: { type: [viewSchema], required: true },
    version: { type: Number, required: true },
  } satisfies Record<Exclude<keyof ListViewsRecord, '_id'>, unknown>,
  { versionKey: false, autoIndex: false },
);

schema.index({ list: 1 }, { unique: true });

export const ListViewsModel = mongoose.model<ListViewsRecord>('ListViews', schema, 'listviews');
