import { inTransaction } from '@shop/mongo';
import { ROLE, type Role } from '@shop/shared';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '@shop/http/access';
import { conflict, notFound } from '@shop/http/errors';
import { UserModel, type UserRecord } from '../user.model.js';
import { changeUser } from './change-user.js';

export interface RoleSet {
  user: UserRecord;
  /** Whether the role has changed. */
  isNew: boolean;
}

/**
 * Makes a user an administrator or a shopper, from their next request on, because each request reads the role.
 * @throws HttpError 404 for an unknown user, 409 if the shop would be left without an administrator.
 */
export async function setRole(id: string, role: Role, by: Actor): Promise<RoleSet> {
  return inTransaction(async (session) => {
    const before = await UserModel.findById(id, null, { session }).lean();
    if (!before) throw notFound('User');
    if (before.role === role) return { user: before, isNew: false };
    if (role !== ROLE.admin) await assertAnotherAdmin(before._id, session);
    const change = {
      action: 'updateUserRole',
      update: { $set: { role } },
      before: { role: before.role },
      after: { role },
    } as const;
    const user = await changeUser(id, change, by, session);
    return { user, isNew: true };
  });
}

/**
 * Writes to the other administrators, not only counts them: when two dismiss each other at once, one transaction fails.
 * @throws HttpError 409 if there is no other.
 */
export async function assertAnotherAdmin(
  without: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  const { matchedCount } = await UserModel.updateMany(
    { role: ROLE.admin, _id: { $ne: without } },
    { $inc: { otherDemotions: 1 } },
    { session },
  );
  if (matchedCount === 0) {
    throw conflict('This is the last administrator: appoint another one first');
  }
}
