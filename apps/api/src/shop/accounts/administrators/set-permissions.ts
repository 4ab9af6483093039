import { inTransaction } from '@shop/mongo';
import { permissionsOf, ROLE, type StaffInput } from '@shop/shared';
import type { Actor } from '@shop/http/access';
import { conflict, notFound } from '@shop/http/errors';
import { UserModel, type UserRecord } from '../user.model.js';
import { changeUser } from './change-user.js';
import { assertCanBeGiven, assertHas, permissionsFact, storedPermissions } from './permissions.js';

/**
 * Makes a user an administrator who may do just this, from their next request on, because each request reads it.
 * @throws HttpError 404 for an unknown user; 403 if they have or get what the caller does not have; 409 if nobody
 * could give what they lose, or somebody has changed it meanwhile.
 */
export async function setPermissions(
  id: string,
  { permissions: chosen, permissionsBefore }: StaffInput,
  by: Actor,
): Promise<UserRecord> {
  return inTransaction(async (session) => {
    const before = await UserModel.findById(id, null, { session }).lean();
    if (!before) throw notFound('User');
    const wasAdmin = before.role === ROLE.admin;
    const had = wasAdmin ? permissionsOf(before) : null;
    assertHas(by, [...chosen, ...(had ?? [])]);
    // The reply to a save can be lost: then the caller repeats it.
    if (had?.join() === chosen.join()) return before;
    if (permissionsBefore !== undefined && had?.join() !== permissionsBefore?.join())
      throw conflict(`The permissions of ${before.name} have been changed meanwhile`);
    const permissions = storedPermissions(chosen);
    if (wasAdmin) await assertCanBeGiven(before, chosen, session);
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
