import { inTransaction } from '@shop/mongo';
import { permissionsOf, ROLE, type Role } from '@shop/shared';
import type { Actor } from '@shop/http/access';
import { notFound } from '@shop/http/errors';
import { UserModel, type UserRecord } from '../user.model.js';
import { changeUser } from './change-user.js';
import { assertCanBeGiven, assertHas, permissionsFact } from './permissions.js';

export interface RoleSet {
  user: UserRecord;
  /** Whether the role has changed. */
  isNew: boolean;
}

/**
 * Makes a user an administrator with all permissions or a shopper, from their next request on, because each request
 * reads the role.
 * @throws HttpError 404 for an unknown user, 403 if either has permissions that the other one lacks, 409 if nobody could
 * give what is lost.
 */
export async function setRole(id: string, role: Role, by: Actor): Promise<RoleSet> {
  return inTransaction(async (session) => {
    const before = await UserModel.findById(id, null, { session }).lean();
    if (!before) throw notFound('User');
    const { permissions } = before;
    if (before.role === role && !permissions) return { user: before, isNew: false };
    assertHas(by, role === ROLE.admin ? permissionsOf({}) : permissionsOf(before));
    if (role !== ROLE.admin) await assertCanBeGiven(before, [], session);
    const had = permissions && { permissions: permissionsFact(before) };
    const change = {
      action: 'updateUserRole',
      update: { $set: { role }, ...(permissions && { $unset: { permissions: 1 } }) },
      before: { role: before.role, ...had },
      after: { role, ...(had && { permissions: role === ROLE.admin ? 'all' : '' }) },
    } as const;
    const user = await changeUser(id, change, by, session);
    return { user, isNew: true };
  });
}
