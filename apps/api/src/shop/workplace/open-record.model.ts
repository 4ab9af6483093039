import type { RecordKind } from '@shop/shared';
import mongoose, { Schema, type Types } from 'mongoose';

/** That an administrator has something open on their screen. */
export interface OpenRecord {
  _id: Types.ObjectId;
  kind: RecordKind;
  /** The id of the product, order or customer. */
  record: Types.ObjectId;
  user: Types.ObjectId;
  /** The screen says every few seconds that it is still there; after this moment nobody believes it any more. */
  until: Date;
}

const id = { type: Schema.Types.ObjectId, required: true } as const;

const schema = new Schema<OpenRecord>(
  {
    kind: { type: String, required: true },
    record: id,
    user: id,
    until: { type: Date, required: true },
  } satisfies Record<Exclude<keyof OpenRecord, '_id'>, unknown>,
  { versionKey: false, autoIndex: false },
);

schema.index({ record: 1, kind: 1, user: 1 }, { unique: true });
schema.index({ user: 1 });
schema.index({ until: 1 }, { expireAfterSeconds: 0 });

export const OpenRecordModel = mongoose.model<OpenRecord>('OpenRecord', schema, 'openrecords');
