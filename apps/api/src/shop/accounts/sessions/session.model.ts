import mongoose, { Schema, type Types } from 'mongoose';

/** One sign-in. Its tokens are valid until the session ends. */
export interface SessionRecord {
  _id: Types.ObjectId;
  user: Types.ObjectId;
  startedAt: Date;
  /** Accurate to a few minutes. */
  usedAt: Date;
  /** For example 'Chrome on Windows'. Removed when the session ends. */
  client?: string;
  /** Shortened network address. Removed when the session ends. */
  network?: string;
  /** Set instead of deleting the session: otherwise, a token without a stored session could start it again. */
  endedAt: Date | null;
  /** From then on, no token of the session can be renewed. */
  expiresAt: Date;
}

const schema = new Schema<SessionRecord>(
  {
    user: { type: Schema.Types.ObjectId, required: true },
    startedAt: { type: Date, required: true },
    usedAt: { type: Date, required: true },
    client: String,
    network: String,
    endedAt: { type: Date, default: null },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, autoIndex: false },
);

schema.index({ user: 1, usedAt: -1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const SessionModel = mongoose.model<SessionRecord>('Session', schema);
