import { NEWEST_FIRST } from '@shop/mongo';
import { PERMISSIONS, ROLE, type Permission, type Role, type TaxExemption } from '@shop/shared';
import mongoose, { Schema, type Types } from 'mongoose';
import { keptWithAccount, type KeptWithAccount } from './kept-with-account.js';
import type { PasswordSecret } from './passwords/secrets.js';
import { accountPrefixes } from './search/account-search.js';

export interface UserRecord {
  _id: Types.ObjectId;
  name: string;
  /** In lower case, so that an address has one account however it is typed. */
  email: string;
  phone: string;
  address: string;
  role: Role;
  /** What an administrator may do; absent for one who may do everything, and for shoppers. */
  permissions?: Permission[];
  /** Increases when all tokens are revoked, for example by a new password; a token of an earlier version is invalid. */
  tokenVersion: number;
  /** For administrators: how often another one was dismissed. Written so that two such changes at once conflict. */
  otherDemotions: number;
  /** How often `holdAccount` has written the account. */
  holds: number;
  createdAt: Date;
  /** What administrators sort customers by; absent without any. */
  tags?: string[];
  /** When the second factor was turned on; without it, signing in takes no code. */
  secondFactorSince?: Date;
  /** The number under which they pay no tax; absent if they do. */
  taxExemption?: TaxExemption;
  /** What their orders came to when they were last counted, which is seconds after each change. Absent without any. */
  sums?: StoredSums;
  /** Browsers with which they have signed in, such as 'Chrome on Windows', the latest new one last. Absent before the first. */
  knownClients?: string[];
}

/** What the orders of a customer come to. */
export interface StoredSums {
  /** All of them, also those that were cancelled. */
  orders: number;
  /** US cents that came in and stayed. */
  spentCents: number;
  lastOrderAt?: Date;
  /** Where the last order with an address went to, in the form in which places are compared. Absent without any. */
  place?: { country?: string; state?: string; city?: string };
}

/** Fields that queries return only if they select them. */
export interface UserSecrets extends PasswordSecret {
  /** Security answer, hashed like a password. */
  answerHash: string;
  secondFactor?: {
    /** Base32. */
    secret: string;
    /** The step of the last code that was used, see `stepOf`. */
    lastStep: number;
    /** Digests of the unused recovery codes. */
    recoveryCodes: string[];
  };
  /** The secret of a second factor that has not been confirmed with a code yet. */
  proposedSecret?: string;
}

/** Fields stored only for searching; queries have to select them too. */
export interface UserSearchFields {
  /** See `accountPrefixes`. */
  searchPrefixes: string[];
}

type StoredUser = UserRecord & UserSecrets & UserSearchFields & KeptWithAccount;

const schema = new Schema<StoredUser>(
  {
    name: { type: String, required: true },
    email: { type: String, required: true },
    phone: { type: String, required: true },
    address: { type: String, required: true },
    role: { type: Number, required: true, default: ROLE.shopper },
    permissions: { type: [{ type: String, enum: PERMISSIONS }], default: undefined },
    passwordHash: { type: String, required: true, select: false },
    passwordScheme: { type: String, select: false },
    answerHash: { type: String, required: true, select: false },
    tokenVersion: { type: Number, required: true, default: 0 },
    otherDemotions: { type: Number, required: true, default: 0 },
    holds: { type: Number, required: true, default: 0 },
    createdAt: { type: Date, required: true, default: () => new Date() },
    tags: { type: [String], default: undefined },
    secondFactorSince: Date,
    taxExemption: new Schema<TaxExemption>({ country: String, number: String }, { _id: false }),
    sums: new Schema<StoredSums>(
      {
        orders: Number,
        spentCents: Number,
        lastOrderAt: Date,
        place: new Schema({ country: String, state: String, city: String }, { _id: false }),
      },
      { _id: false },
    ),
    knownClients: { type: [String], default: undefined },
    secondFactor: {
      type: new Schema(
        { secret: String, lastStep: Number, recoveryCodes: [String] },
        { _id: false },
      ),
      select: false,
    },
    proposedSecret: { type: String, select: false },
    ...keptWithAccount,
    searchPrefixes: {
      type: [String],
      select: false,
      default(this: UserRecord & KeptWithAccount) {
        return accountPrefixes(this);
      },
    },
  },
  { versionKey: false, autoIndex: false },
);

schema.index({ email: 1 }, { unique: true });
schema.index(NEWEST_FIRST);
schema.index({ searchPrefixes: 1, ...NEWEST_FIRST });
schema.index({ tags: 1, ...NEWEST_FIRST });
schema.index({ role: 1 });
// What customers are sorted by, and what their groups ask for.
schema.index({ 'sums.spentCents': -1, _id: -1 });
schema.index({ 'sums.orders': -1, _id: -1 });
schema.index({ 'sums.lastOrderAt': -1, _id: -1 });
// Sparse: shops without zones know no place.
schema.index({ 'sums.place.country': 1 }, { sparse: true });
schema.index({ 'sums.place.state': 1 }, { sparse: true });
schema.index({ 'sums.place.city': 1 }, { sparse: true });

export const UserModel = mongoose.model<StoredUser>('User', schema);
