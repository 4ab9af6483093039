import type { CurrentUser } from '@shop/http/access';
import { forbidden, unauthorized } from '@shop/http/errors';
import { inTransaction } from '@shop/mongo';
import { permissionsOf, ROLE } from '@shop/shared';
import { changeUser } from '../administrators/change-user.js';
import { permissionsFact, storedPermissions } from '../administrators/permissions.js';
import { UserModel, type UserRecord } from '../user.model.js';
import { invitationOf } from './invitation-links.js';
import { InvitationModel } from './invitation.model.js';

/**
 * Makes who is signed in an administrator as they were invited to be, from the next request on. Who is one already gets
 * the permissions in addition. The invitation ends.
 * @throws HttpError 403 if another address is invited; 404 and 409 as for `invitationOf`.
 */
export function acceptInvitation(
  token: string,
  caller: Pick<CurrentUser, '_id'>,
  requestId: string,
): Promise<UserRecord> {
  return inTransaction(async (session) => {
    const invitation = await invitationOf(token, session);
    const user = await UserModel.findById(caller._id, null, { session }).lean();
    if (!user) throw unauthorized();
    if (user.email !== invitation.email)
      throw forbidden(`This invitation is for ${invitation.email}: sign in with that address`);
    await InvitationModel.deleteOne({ _id: invitation._id }, { session });
    const wasAdmin = user.role === ROLE.admin;
    const own = wasAdmin ? permissionsOf(user) : [];
    const permissions = storedPermissions([...new Set([...own, ...permissionsOf(invitation)])]);
    const role = { role: ROLE.admin };
    const change = {
      action: 'acceptInvitation',
      update: permissions
        ? { $set: { ...role, permissions } }
        : { $set: role, $unset: { permissions: 1 } },
      before: { permissions: wasAdmin ? permissionsFact(user) : '' },
      after: { permissions: permissionsFact({ permissions }) },
    } as const;
    const by = { _id: user._id, name: user.name, email: user.email, requestId };
    return changeUser(user._id.toHexString(), change, by, session);
  });
}
