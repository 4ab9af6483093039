import mongoose, { Schema, type Types } from 'mongoose';

/** How long a key repeats its reply. */
export const KEPT_SECONDS = 24 * 60 * 60;

/** What is kept of a creating call under its `Idempotency-Key`. Neither the key nor the reply can be read from it. */
export interface CreationKeyRecord {
  /** Digest of the caller, the call and the key. */
  _id: string;
  /** Method and path of the contract. */
  call: string;
  /** The caller; null for calls without a sign-in. */
  by: Types.ObjectId | null;
  /** Everyone whose personal data the reply has, and the caller. */
  people: Types.ObjectId[];
  /** Digest of what was sent. */
  input: string;
  /** Identifies the request that is creating it; null once it is created. */
  holder: string | null;
  /** When this request began. */
  at: Date;
  /** The sealed reply; null until it is created. */
  reply: Buffer | null;
}

const schema = new Schema<CreationKeyRecord>(
  {
    _id: String,
    call: String,
    by: Schema.Types.ObjectId,
    people: [Schema.Types.ObjectId],
    input: String,
    holder: String,
    at: Date,
    reply: Buffer,
  },
  { versionKey: false, autoIndex: false },
);

schema.index({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS });
schema.index({ people: 1, at: -1 });

export const CreationKeyModel = mongoose.model<CreationKeyRecord>('CreationKey', schema);
