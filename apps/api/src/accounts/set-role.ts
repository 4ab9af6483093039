import { ROLE, type Role } from '@shop/shared';
import type { ClientSession, Types } from 'mongoose';
import { recordAuditEntry } from '../audit/index.js';
import type { Actor } from '../http/access.js';
import { inTransaction } from '../mongo/transaction.js';
import { conflict, notFound } from '../http/errors.js';
import { UserModel, type UserRecord } from './user.model.js';

export interface RoleSet {
  user: UserRecord;
  /** Whether it was another before. */
  isNew: boolean;
}

/**
 * Makes a user an administrator or a shopper. It counts from their next request on: the role is read with each.
 * @throws HttpError 404 for an unknown user, 409 if the shop would be left without an administrator.
 */
export async function setRole(id: string, role: Role, by: Actor): Promise<RoleSet> {
  return inTransaction(async (session) => {
    const before = await UserModel.findById(id, null, { session }).lean();
    if (!before) throw notFound('User');
    if (before.role === role) return { user: before, isNew: false };
    if (role !== ROLE.admin) await leaveAnAdmin(before._id, session);
    const user = await UserModel.findByIdAndUpdate(
      id,
      { $set: { role } },
      { session, returnDocument: 'after' },
    ).lean();
    if (!user) throw notFound('User');
    await recordAuditEntry(
      {
        action: 'updateUserRole',
        by,
        subject: { kind: 'user', _id: user._id, name: user.email },
        before: { role: before.role },
        after: { role: user.role },
      },
      session,
    );
    return { user, isNew: true };
  });
}

/** The others are written, not only counted: so two administrators who demote each other meet, and one gives way. */
async function leaveAnAdmin(without: Types.ObjectId, session: ClientSession): Promise<void> {
  const { matchedCount } = await UserModel.updateMany(
    { role: ROLE.admin, _id: { $ne: without } },
    { $inc: { outlasted: 1 } },
    { session },
  );
  if (matchedCount === 0) {
    throw conflict('This is the last administrator: make someone else one first');
  }
}
