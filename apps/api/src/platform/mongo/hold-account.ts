import { unauthorized } from '@shop/http/errors';
import mongoose, { type ClientSession, type Types } from 'mongoose';

/**
 * Keeps a user's account from being deleted while a transaction writes that user's data elsewhere. The account is
 * written, not only read, so that the transaction conflicts with a deletion at the same moment.
 * @throws HttpError 401 if the account is deleted.
 */
export async function holdAccount(_id: Types.ObjectId, session: ClientSession): Promise<void> {
  // By name, as in a `ref`: an import would be circular, because code that accounts depend on needs this, too.
  const users = mongoose.model<{ holds: number }>('User');
  const { matchedCount } = await users.updateOne({ _id }, { $inc: { holds: 1 } }, { session });
  if (matchedCount === 0) throw unauthorized();
}
