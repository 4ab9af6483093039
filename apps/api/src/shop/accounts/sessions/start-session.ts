import { inTransaction } from '@shop/mongo';
import { holdAccount } from '../../../platform/mongo/hold-account.js';
import { auditOwnAccount } from '../audit-own-account.js';
import type { UserRecord } from '../user.model.js';
import type { SessionClient } from './session-client.js';
import { greetClient } from './greet-client.js';
import { SessionModel, type SessionRecord } from './session.model.js';
import { sessionExpiry } from './tokens.js';

/**
 * Stores a new session of a user who has just signed in. Records an audit entry for administrators, and has the owner told
 * of a browser not seen before.
 * @throws HttpError 401 if the account was deleted meanwhile.
 */
export async function startSession(
  user: UserRecord,
  client: SessionClient,
  requestId: string,
): Promise<SessionRecord> {
  const now = new Date();
  const session = {
    user: user._id,
    startedAt: now,
    usedAt: now,
    expiresAt: sessionExpiry(now),
    ...client,
  };
  return inTransaction(async (transaction) => {
    await holdAccount(user._id, transaction);
    const [created] = await SessionModel.create([session], { session: transaction });
    if (!created) throw new Error('The session was not stored');
    const facts = { before: null, after: { client: client.client } };
    await auditOwnAccount('signIn', { ...user, requestId }, facts, transaction);
    await greetClient(created, client.client, transaction);
    return created.toObject();
  });
}
