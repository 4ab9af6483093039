import { inTransaction } from '@shop/mongo';
import { isPermitted, permissionsOf, ROLE, type Permission } from '@shop/shared';
import type { Actor } from '@shop/http/access';
import { notFound } from '@shop/http/errors';
import { UserModel, type UserRecord } from '../user.model.js';
import { changeUser } from './change-user.js';
import {
  assertAnotherAdmin,
  assertHas,
  permissionsFact,
  storedPermissions,
} from './permissions.js';

/**
 * Makes a user an administrator who may do just this, from their next request on, because each request reads it.
 * @throws HttpError 404 for an unknown user; 403 if they have or get what the caller does not have; 409 if nobody else may
 * manage the staff.
 */
export async function setPermissions(
  id: string,
  chosen: readonly Permission[],
  by: Actor,
): Promise<UserRecord> {
  return inTransaction(async (session) => {
    const before = await UserModel.findById(id, null, { session }).lean();
    if (!before) throw notFound('User');
    const wasAdmin = before.role === ROLE.admin;
    assertHas(by, [...chosen, ...(wasAdmin ? permissionsOf(before) : [])]);
    const permissions = storedPermissions(chosen);
    if (wasAdmin && isPermitted(before, 'staff') && !chosen.includes('staff'))
      await assertAnotherAdmin(before._id, session);
    const role = { role: ROLE.admin };
    const change = {
      action: 'updateStaff',
      update: permissions
        ? { $set: { ...role, permissions } }
        : { $set: role, $unset: { permissions: 1 } },
      before: { permissions: wasAdmin ? permissionsFact(before) : '' },
      after: { permissions: permissionsFact({ permissions }) },
    } as const;
    return changeUser(id, change, by, session);
  });
}
