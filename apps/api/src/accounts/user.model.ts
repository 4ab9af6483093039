import { ROLE, type Role } from '@shop/shared';
import mongoose, { Schema, type Types } from 'mongoose';
import { searchPrefixes } from '../text/name-search.js';

export interface UserRecord {
  _id: Types.ObjectId;
  name: string;
  /** Lower case: one account whatever the case it is typed in. */
  email: string;
  phone: string;
  address: string;
  role: Role;
  /** Counts the passwords the account has had; a token of an earlier one is void. */
  tokenVersion: number;
  /** Of an administrator: how many others were made shoppers meanwhile. Writing it makes such changes meet. */
  outlasted: number;
  createdAt: Date;
}

/** What is stored beside the rest but only read where it is asked for by name. */
export interface UserSecrets {
  passwordHash: string;
  /** Security answer, hashed like a password. */
  answerHash: string;
  searchPrefixes: string[];
}

const schema = new Schema<UserRecord & UserSecrets>(
  {
    name: { type: String, required: true },
    email: { type: String, required: true },
    phone: { type: String, required: true },
    address: { type: String, required: true },
    role: { type: Number, required: true, default: ROLE.shopper },
    passwordHash: { type: String, required: true, select: false },
    answerHash: { type: String, required: true, select: false },
    tokenVersion: { type: Number, required: true, default: 0 },
    outlasted: { type: Number, required: true, default: 0 },
    createdAt: { type: Date, required: true, default: () => new Date() },
    searchPrefixes: {
      type: [String],
      select: false,
      default(this: UserRecord) {
        return searchPrefixes(this.name, this.email);
      },
    },
  },
  { versionKey: false, autoIndex: false },
);

/** Newest first; `_id` breaks ties. */
export const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

schema.index({ email: 1 }, { unique: true });
schema.index(NEWEST_FIRST);
schema.index({ searchPrefixes: 1, ...NEWEST_FIRST });
schema.index({ role: 1 });

export const UserModel = mongoose.model<UserRecord & UserSecrets>('User', schema);
