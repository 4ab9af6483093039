import { ROLE, type Role } from '@shop/shared';
import mongoose, { Schema, type Types } from 'mongoose';
import { searchPrefixes } from '../text/name-search.js';

export interface UserRecord {
  _id: Types.ObjectId;
  name: string;
  /** In lower case: one account however the address is typed. */
  email: string;
  phone: string;
  address: string;
  role: Role;
  /** Counts the account's passwords; a token of an earlier one is invalid. */
  tokenVersion: number;
  /** Of an administrator: how often another one was demoted. Written so that two such changes at once conflict. */
  otherDemotions: number;
  createdAt: Date;
}

/** What never leaves the database unless a query selects it. */
export interface UserSecrets {
  passwordHash: string;
  /** Security answer, hashed like a password. */
  answerHash: string;
}

/** What is stored for searching alone; a query has to select it too. */
export interface UserSearchFields {
  searchPrefixes: string[];
}

type StoredUser = UserRecord & UserSecrets & UserSearchFields;

const schema = new Schema<StoredUser>(
  {
    name: { type: String, required: true },
    email: { type: String, required: true },
    phone: { type: String, required: true },
    address: { type: String, required: true },
    role: { type: Number, required: true, default: ROLE.shopper },
    passwordHash: { type: String, required: true, select: false },
    answerHash: { type: String, required: true, select: false },
    tokenVersion: { type: Number, required: true, default: 0 },
    otherDemotions: { type: Number, required: true, default: 0 },
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

export const UserModel = mongoose.model<StoredUser>('User', schema);
