import mongoose, { Schema, type Types } from 'mongoose';

/** One sign-in. Its tokens are valid until it ends. */
export interface SessionRecord {
  _id: Types.ObjectId;
  user: Types.ObjectId;
  startedAt: Date;
  /** To within a few minutes. */
  usedAt: Date;
  /** For example 'Chrome on Windows'. Removed when the session ends. */
  client?: string;
  /** Shortened network address. Removed when the session ends. */
  network?: string;
  /** Kept instead of deleting the session: a token without a session could otherwise start it again. */
  endedAt: Date | null;
  /** From when on no token of it can be renewed. */
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
