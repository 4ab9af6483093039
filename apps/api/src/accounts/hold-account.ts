import type { ClientSession, Types } from 'mongoose';
import { unauthorized } from '../http/errors.js';
import { UserModel } from './user.model.js';

/**
 * Keeps an account from being deleted while a transaction writes something of its owner's elsewhere: the account is
 * written too, not only read, so that the transaction and a deletion at the same moment conflict.
 * @throws HttpError 401 if the account is deleted.
 */
export async function holdAccount(_id: Types.ObjectId, session: ClientSession): Promise<void> {
  const { matchedCount } = await UserModel.updateOne({ _id }, { $inc: { holds: 1 } }, { session });
  if (matchedCount === 0) throw unauthorized();
}
