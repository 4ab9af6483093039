import mongoose, { Schema, type Types } from 'mongoose';

/** A link that resets a password, until it is used or expires. */
export interface PasswordResetRecord {
  /** Digest of the token in the link. */
  _id: string;
  user: Types.ObjectId;
  /** The mail that it stands in, which may be sent more than once. Earlier builds did not keep it. */
  mail?: Types.ObjectId;
  expiresAt: Date;
}

const schema = new Schema<PasswordResetRecord>(
  {
    _id: String,
    user: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    mail: Schema.Types.ObjectId,
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, autoIndex: false },
);

schema.index({ user: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const PasswordResetModel = mongoose.model<PasswordResetRecord>('PasswordReset', schema);
