import { inTransaction } from '@shop/mongo';
import { DELETED_USER, ROLE, type OwnerProof } from '@shop/shared';
import type { ClientSession, Types } from 'mongoose';
import {
  assertCanBeGiven,
  auditOwnAccount,
  proveOwner,
  UserModel,
  type Owner,
  type UserRecord,
} from '../accounts/index.js';
import { recordAuditEntry } from '../audit/index.js';
import type { Actor } from '@shop/http/access';
import { conflict, notFound, unauthorized } from '@shop/http/errors';
import { openMatterOf, type OpenMatter } from '../orders/index.js';
import { eraseAccount } from './erase-account.js';

/** Why one's own account stays. */
const OWN: Record<OpenMatter, string> = {
  delivery:
    'You have orders that are not delivered yet. You can delete your account once they are delivered or cancelled',
  money: 'The shop has not returned all of your money yet. You can delete your account once it has',
  return:
    'You have a return that is not settled yet. You can delete your account once it is settled',
};
/** Why an administrator can't delete an account. */
const THEIRS: Record<OpenMatter, string> = {
  delivery: 'This user has orders that are not delivered yet: deliver or cancel them first',
  money: 'The shop has not returned all of this user’s money yet: return it first',
  return: 'This user has a return that is not settled yet: settle it first',
};
const ADMINISTRATOR = 'This user is an administrator: make them a shopper first';

/**
 * Deletes the caller's account, all or nothing.
 * @throws HttpError 400 for a wrong password or code; 401 if the token was revoked meanwhile; 409 while an order is not
 * delivered, its money not returned or a return not settled, and for the last administrator; 429 after too many guesses.
 */
export async function deleteOwnAccount(proof: OwnerProof, owner: Owner): Promise<void> {
  // Checked before the proof as well, because a code works only once.
  await assertSettled(owner._id, OWN);
  await proveOwner(proof, owner);
  await inTransaction(async (session) => {
    const user = await UserModel.findById(owner._id, null, { session }).lean();
    if (user?.tokenVersion !== owner.tokenVersion) throw unauthorized();
    if (user.role === ROLE.admin) await assertCanBeGiven(user, [], session);
    await assertSettled(user._id, OWN, session);
    const facts = { before: null, after: null };
    await auditOwnAccount('deleteMyAccount', { ...owner, role: user.role }, facts, session);
    await eraseAccount(user, session);
  });
}

/**
 * Deletes a shopper's account on their behalf, all or nothing. Returns the deleted user.
 * @throws HttpError 404 for an unknown user; 409 for an administrator, and as for one's own account.
 */
export async function deleteUser(userId: string, by: Actor): Promise<UserRecord> {
  return inTransaction(async (session) => {
    const user = await UserModel.findById(userId, null, { session }).lean();
    if (!user) throw notFound('User');
    if (user.role === ROLE.admin) throw conflict(ADMINISTRATOR);
    await assertSettled(user._id, THEIRS, session);
    const subject = { kind: 'user', _id: user._id, name: DELETED_USER } as const;
    await recordAuditEntry(
      { action: 'deleteUser', by, subject, before: null, after: null },
      session,
    );
    await eraseAccount(user, session);
    return user;
  });
}

/** What is not delivered, returned or settled needs its buyer. */
async function assertSettled(
  user: Types.ObjectId,
  messages: Record<OpenMatter, string>,
  session?: ClientSession,
) {
  const open = await openMatterOf(user, session);
  if (open) throw conflict(messages[open]);
}
