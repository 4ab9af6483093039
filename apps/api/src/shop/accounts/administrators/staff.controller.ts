import { ROLE, type endpoints } from '@shop/shared';
import type { Controller } from '@shop/http/route';
import { openInvitations } from '../invitations/invitations.controller.js';
import { UserModel } from '../user.model.js';
import { staffMemberView } from '../user.view.js';
import { setPermissions } from './set-permissions.js';

export const list: Controller<typeof endpoints.listStaff> = async () => {
  // Sorted here: the database would read all accounts in the order of their ids.
  const staff = await UserModel.find({ role: ROLE.admin }).lean();
  const byName = staff.sort(
    (one, other) =>
      one.name.localeCompare(other.name, 'en') || Number(one.createdAt) - Number(other.createdAt),
  );
  const invitations = await openInvitations();
  return { success: true, staff: byName.map(staffMemberView), invitations };
};

export const update: Controller<typeof endpoints.updateStaff> = async ({ params, body, actor }) => {
  const user = await setPermissions(params.userId, body, actor);
  const message = `The permissions of ${user.name} are saved`;
  return { success: true, message, member: staffMemberView(user) };
};
