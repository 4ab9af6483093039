import mongoose, { type ClientSession, type Types } from 'mongoose';
import { unauthorized } from '../http/errors.js';

/**
 * Keeps a user's account from being deleted while a transaction writes something of theirs elsewhere: the account is
 * written too, not only read, so that the transaction and a deletion at the same moment conflict.
 * @throws HttpError 401 if the account is deleted.
 */
export async function holdAccount(_id: Types.ObjectId, session: ClientSession): Promise<void> {
  // Named, not imported, as in a `ref`: features above and below the accounts need this.
  const users = mongoose.model<{ holds: number }>('User');
  const { matchedCount } = await users.updateOne({ _id }, { $inc: { holds: 1 } }, { session });
  if (matchedCount === 0) throw unauthorized();
}
