import { forgetKeysOf } from '@shop/mongo/creations';
import type { ClientSession } from 'mongoose';
import {
  InvitationModel,
  PasswordResetModel,
  SessionModel,
  UserModel,
  type UserRecord,
} from '../accounts/index.js';
import { ApiKeyModel } from '../api-keys/index.js';
import { forgetPerson } from '../audit/index.js';
import { deleteCountersOf } from '../../platform/limits/counters-of-account.js';
import { MailModel, mailsToPerson } from '../mail/index.js';
import { CustomerUseModel } from '../pricing/index.js';
import { forgetLongEdits, StockAlertModel } from '../catalog/index.js';
import { PreparedOrderModel } from '../checkout/index.js';
import { announce } from '../webhooks/index.js';
import { OpenRecordModel } from '../workplace/index.js';
import { forgetBuyer } from '../orders/index.js';

/**
 * Removes a person's data from everywhere: `docs/personal-data.md` lists the places. Concurrent writes in their name
 * elsewhere hold the account, see `holdAccount`, so that none of them is missed.
 */
export async function eraseAccount(user: UserRecord, session: ClientSession): Promise<void> {
  await forgetBuyer(user._id, session);
  await forgetPerson(user, session);
  await deleteCountersOf(user, session);
  await forgetKeysOf(user._id, session);
  await CustomerUseModel.deleteMany({ customer: user._id }, { session });
  await MailModel.deleteMany(mailsToPerson(user), { session });
  await StockAlertModel.deleteMany({ user: user._id }, { session });
  await forgetLongEdits(user._id, session);
  await PreparedOrderModel.deleteMany({ customer: user._id }, { session });
  await ApiKeyModel.deleteMany({ by: user._id }, { session });
  await OpenRecordModel.deleteMany({ user: user._id }, { session });
  await PasswordResetModel.deleteMany({ user: user._id }, { session });
  await InvitationModel.deleteMany({ by: user._id }, { session });
  await InvitationModel.deleteMany({ email: user.email }, { session });
  await SessionModel.deleteMany({ user: user._id }, { session });
  await UserModel.deleteOne({ _id: user._id }, { session });
  await announce('customer.deleted', user._id, session);
}
