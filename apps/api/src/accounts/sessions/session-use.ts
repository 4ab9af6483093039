import { holdAccount } from '../../mongo/hold-account.js';
import { inTransaction, isDuplicate } from '../../mongo/transaction.js';
import type { SessionClient } from './session-client.js';
import { SessionModel, type SessionRecord } from './session.model.js';
import { sessionExpiry, type TokenSession } from './tokens.js';

/** How exactly a session's last use is known: so that not every read is a write as well. */
const PRECISION_MS = 5 * 60_000;

/** Notes that a session is in use, every few minutes. */
export async function markUsed({ _id, usedAt }: SessionRecord): Promise<void> {
  // A last use in the future is from a time when the clock was wrong.
  if (Math.abs(Date.now() - usedAt.getTime()) < PRECISION_MS) return;
  try {
    await SessionModel.updateOne({ _id, endedAt: null }, { $set: { usedAt: new Date() } });
  } catch {
    // Reads go on while nothing can be written, for example when the disk is full.
  }
}

/**
 * Lets a session that has not ended go on from now. One from before sessions were stored is stored. Answers whether it
 * goes on.
 * @throws HttpError 401 if the account was deleted meanwhile.
 */
export async function extendSession(
  { _id, user, startedAt, isUnstored }: TokenSession,
  client: SessionClient,
): Promise<boolean> {
  const use = { usedAt: new Date(), expiresAt: sessionExpiry(startedAt) };
  const extend = async () => {
    const { matchedCount } = await SessionModel.updateOne({ _id, endedAt: null }, { $set: use });
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
