import { inTransaction } from '@shop/mongo';
import { DELETED_USER, isPermitted, ROLE, type OwnerProof } from '@shop/shared';
import type { ClientSession, Types } from 'mongoose';
import {
  assertAnotherAdmin,
  auditOwnAccount,
  proveOwner,
  UserModel,
  type Owner,
  type UserRecord,
} from '../accounts/index.js';
import { recordAuditEntry } from '../audit/index.js';
import type { Actor } from '@shop/http/access';
import { conflict, notFound, unauthorized } from '@shop/http/errors';
import { hasUndeliveredOrders } from '../orders/index.js';
import { eraseAccount } from './erase-account.js';

const OWN_ORDERS =
  'You have orders that are not delivered yet. You can delete your account once they are delivered or cancelled';
const THEIR_ORDERS =
  'This user has orders that are not delivered yet: deliver or cancel them first';
const ADMINISTRATOR = 'This user is an administrator: make them a shopper first';

/**
 * Deletes the caller's account, all or nothing.
 * @throws HttpError 400 for a wrong password or code; 401 if the token was revoked meanwhile; 409 while an order is not
 * delivered, and for the last administrator; 429 after too many guesses.
 */
export async function deleteOwnAccount(proof: OwnerProof, owner: Owner): Promise<void> {
  // Checked before the proof as well, because a code works only once.
  await assertDelivered(owner._id, OWN_ORDERS);
  await proveOwner(proof, owner);
  await inTransaction(async (session) => {
    const user = await UserModel.findById(owner._id, null, { session }).lean();
    if (user?.tokenVersion !== owner.tokenVersion) throw unauthorized();
    if (user.role === ROLE.admin && isPermitted(user, 'staff'))
      await assertAnotherAdmin(user._id, session);
    await assertDelivered(user._id, OWN_ORDERS, session);
    const facts = { before: null, after: null };
    await auditOwnAccount('deleteMyAccount', { ...owner, role: user.role }, facts, session);
    await eraseAccount(user, session);
  });
}

/**
 * Deletes a shopper's account on their behalf, all or nothing. Returns the deleted user.
 * @throws HttpError 404 for an unknown user; 409 for an administrator, and while an order is not delivered.
 */
export async function deleteUser(userId: string, by: Actor): Promise<UserRecord> {
  return inTransaction(async (session) => {
    const user = await UserModel.findById(userId, null, { session }).lean();
    if (!user) throw notFound('User');
    if (user.role === ROLE.admin) throw conflict(ADMINISTRATOR);
    await assertDelivered(user._id, THEIR_ORDERS, session);
    const subject = { kind: 'user', _id: user._id, name: DELETED_USER } as const;
    await recordAuditEntry(
      { action: 'deleteUser', by, subject, before: null, after: null },
      session,
    );
    await eraseAccount(user, session);
    return user;
  });
}

/** An order that is not delivered needs its buyer. */
async function assertDelivered(user: Types.ObjectId, message: string, session?: ClientSession) {
  if (await hasUndeliveredOrders(user, session)) throw conflict(message);
}
