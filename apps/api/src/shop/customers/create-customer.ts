import { randomBytes } from 'node:crypto';
import type { Client } from '@shop/front';
import type { SignedInActor } from '@shop/http/access';
import type { NewCustomer } from '@shop/shared';
import type { ClientSession } from 'mongoose';
import { prepareAccount, type UserRecord } from '../accounts/index.js';
import { recordAuditEntry } from '../audit/index.js';
import { sendLater } from '../mail/index.js';
import { announce } from '../webhooks/index.js';

/** A password or an answer that nobody knows. */
const nobodyKnows = () => randomBytes(32).toString('base64url');

/**
 * Prepares an account for a customer that an administrator enters. They choose a password themselves, by the link that
 * resets one. Returns what saves the account.
 */
export async function prepareCustomer(
  customer: NewCustomer,
  client: Client,
): Promise<(by: SignedInActor, session: ClientSession) => Promise<UserRecord>> {
  const secrets = { password: nobodyKnows(), answer: nobodyKnows() };
  const save = await prepareAccount({ ...customer, ...secrets }, client);
  return async (by, session) => {
    const user = await save(session);
    const { _id: id, email } = user;
    await recordAuditEntry(
      {
        action: 'createCustomer',
        by,
        subject: { kind: 'user', _id: id, name: email },
        before: null,
        after: { role: user.role },
      },
      session,
    );
    await sendLater({ kind: 'accountMade', id }, session);
    await announce('customer.created', id, session);
    return user;
  };
}
