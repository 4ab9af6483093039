import type { ClientSession } from 'mongoose';
import { SessionModel, UserModel, type UserRecord } from '../accounts/index.js';
import { forgetPerson } from '../audit/index.js';
import { deleteCountersOf } from '../limits/counters-of-account.js';
import { forgetBuyer } from '../orders/index.js';

/**
 * Removes a person from everywhere they are kept: `docs/personal-data.md` lists the places. What the shop writes in
 * their name elsewhere holds the account, see `holdAccount`, so nothing of it can be missed.
 */
export async function eraseAccount(user: UserRecord, session: ClientSession): Promise<void> {
  await forgetBuyer(user._id, session);
  await forgetPerson(user, session);
  await deleteCountersOf(user, session);
  await SessionModel.deleteMany({ user: user._id }, { session });
  await UserModel.deleteOne({ _id: user._id }, { session });
}
