import { SessionModel } from '../shop/accounts/index.js';
import { sessionExpiry, createTokens } from '../shop/accounts/sessions/tokens.js';
import type { UserRecord } from '../shop/accounts/user.model.js';
import { TEST_SECRET } from './test-shop.js';

export const testTokens = createTokens(TEST_SECRET);

/** A token of a new session, without the audit entry that an administrator's sign-in leaves. */
export async function buildToken({ _id, tokenVersion }: UserRecord): Promise<string> {
  const now = new Date();
  const session = await SessionModel.create({
    user: _id,
    startedAt: now,
    usedAt: now,
    expiresAt: sessionExpiry(now),
    client: 'Test',
    network: '127.0.0.0/24',
  });
  return testTokens.issue(session, tokenVersion);
}
