import { inTransaction } from '@shop/mongo';
import type { ClientSession, Types } from 'mongoose';
import { notFound } from '@shop/http/errors';
import { auditOwnAccount, type AccountOwner } from '../audit-own-account.js';
import { UserModel, type UserRecord } from '../user.model.js';
import { SessionModel } from './session.model.js';
import { sessionExpiry, type TokenSession } from './tokens.js';

const end = () => ({ $set: { endedAt: new Date() }, $unset: { client: 1, network: 1 } });

/**
 * Ends one session of a user.
 * @throws HttpError 404 if they have no such session.
 */
export async function endSession(user: Types.ObjectId, id: string): Promise<void> {
  const { matchedCount } = await SessionModel.updateOne({ _id: id, user, endedAt: null }, end());
  if (matchedCount === 0) throw notFound('Session');
}

/** Ends the session of a token. A session that was never stored is stored as ended, so that the token stays invalid. */
export async function endTokenSession(session: TokenSession): Promise<void> {
  const { _id, user, startedAt, isUnstored } = session;
  const $setOnInsert = { startedAt, usedAt: startedAt, expiresAt: sessionExpiry(startedAt) };
  await SessionModel.updateOne({ _id, user }, { ...end(), $setOnInsert }, { upsert: isUnstored });
}

/** Ends all sessions of a user, except `keep` if given. Returns how many it ended. */
export async function endSessionsOf(
  user: Types.ObjectId,
  { keep, transaction }: { keep?: Types.ObjectId; transaction?: ClientSession } = {},
): Promise<number> {
  const filter = { user, endedAt: null, ...(keep && { _id: { $ne: keep } }) };
  const { modifiedCount } = await SessionModel.updateMany(filter, end(), { session: transaction });
  return modifiedCount;
}

/**
 * Ends all sessions of the caller, except `keep` if given, and revokes all their tokens, including those that are just
 * being issued. Records an audit entry for administrators.
 */
export async function endEverywhere(
  owner: AccountOwner,
  keep?: Types.ObjectId,
): Promise<UserRecord> {
  return inTransaction(async (transaction) => {
    const user = await UserModel.findByIdAndUpdate(
      owner._id,
      { $inc: { tokenVersion: 1 } },
      { session: transaction, returnDocument: 'after' },
    ).lean();
    if (!user) throw notFound('User');
    const ended = await endSessionsOf(owner._id, { keep, transaction });
    const left = keep ? 1 : 0;
    const facts = { before: { sessions: ended + left }, after: { sessions: left } };
    await auditOwnAccount('endSessions', owner, facts, transaction);
    return user;
  });
}
