import { inTransaction, isDuplicate } from '@shop/mongo';
import { holdAccount } from '../../../platform/mongo/hold-account.js';
import type { SessionClient } from './session-client.js';
import { SessionModel, type SessionRecord } from './session.model.js';
import { sessionExpiry, type TokenSession } from './tokens.js';

/** The precision of a session's last use, so that not every read causes a write. */
const PRECISION_MS = 5 * 60_000;

/** Records that a session is in use, every few minutes. */
export async function markUsed({ _id, usedAt }: SessionRecord): Promise<void> {
  // A last use in the future was stored while the clock was wrong.
  if (Math.abs(Date.now() - usedAt.getTime()) < PRECISION_MS) return;
  try {
    await SessionModel.updateOne({ _id, endedAt: null }, { $set: { usedAt: new Date() } });
  } catch {
    // Reads must work while writes fail, for example because the disk is full.
  }
}

/**
 * Extends a session of this user that has not ended. Stores a session from before the shop stored sessions. Returns whether the
 * session is still open.
 * @throws HttpError 401 if the account was deleted meanwhile.
 */
export async function extendSession(
  { _id, user, startedAt, isUnstored }: TokenSession,
  client: SessionClient,
): Promise<boolean> {
  const use = { usedAt: new Date(), expiresAt: sessionExpiry(startedAt) };
  const extend = async () => {
    const { matchedCount } = await SessionModel.updateOne(
      { _id, user, endedAt: null },
      { $set: use },
    );
    return matchedCount === 1;
  };
  if (await extend()) return true;
  if (!isUnstored) return false;
  try {
    await inTransaction(async (transaction) => {
      await holdAccount(user, transaction);
      const session = { _id, user, startedAt, ...use, ...client };
      await SessionModel.create([session], { session: transaction });
    });
    return true;
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    // It has ended, or another tab has just stored it.
    return extend();
  }
}
