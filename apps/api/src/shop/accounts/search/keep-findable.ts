import type { ClientSession, Types } from 'mongoose';
import { UserModel, type UserRecord } from '../user.model.js';
import type { KeptWithAccount } from '../kept-with-account.js';
import { accountPrefixes, SEARCHED_FIELDS } from './account-search.js';

/** Stores what an account is found by, in the transaction that changed it. */
export async function keepFindable(_id: Types.ObjectId, session: ClientSession): Promise<void> {
  const account = await UserModel.findById(_id, SEARCHED_FIELDS, { session }).lean<
    UserRecord & KeptWithAccount
  >();
  if (!account) return;
  const $set = { searchPrefixes: accountPrefixes(account) };
  await UserModel.updateOne({ _id }, { $set }, { session });
}
