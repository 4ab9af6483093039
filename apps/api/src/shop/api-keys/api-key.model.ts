import { GRANTS, type Grant } from '@shop/shared';
import mongoose, { Schema, type Types } from 'mongoose';

/** A key by which a program makes administrators' calls. */
export interface ApiKeyRecord {
  _id: Types.ObjectId;
  name: string;
  grants: Grant[];
  /** Digest of the secret part, which is random: it can't be guessed from it. */
  digest: string;
  /** The administrator who made it. It acts for them, and no longer than they are one. */
  by: Types.ObjectId;
  createdAt: Date;
  /** Accurate to a few minutes. */
  usedAt?: Date;
}

const schema = new Schema<ApiKeyRecord>(
  {
    name: { type: String, required: true },
    grants: [{ type: String, enum: GRANTS }],
    digest: { type: String, required: true },
    by: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    createdAt: { type: Date, required: true },
    usedAt: Date,
  },
  { versionKey: false, autoIndex: false },
);

schema.index({ by: 1 });

export const ApiKeyModel = mongoose.model<ApiKeyRecord>('ApiKey', schema);
