import mongoose, { Schema, type Types } from 'mongoose';

/** How far the accounts of the past have been made findable by all that they have. There is one. */
export interface FindableAccountsRecord {
  _id: string;
  /** All accounts up to this one are. */
  after?: Types.ObjectId;
  isComplete: boolean;
}

export const FINDABLE_ACCOUNTS = 'accounts';

export const FindableAccountsModel = mongoose.model<FindableAccountsRecord>(
  'FindableAccounts',
  new Schema<FindableAccountsRecord>(
    { _id: String, after: Schema.Types.ObjectId, isComplete: { type: Boolean, required: true } },
    { versionKey: false, autoIndex: false },
  ),
);
