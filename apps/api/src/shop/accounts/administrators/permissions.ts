import type { Actor } from '@shop/http/access';
import { conflict, forbidden } from '@shop/http/errors';
import { PERMISSIONS, permissionsOf, ROLE, type Permission, type Permitted } from '@shop/shared';
import type { ClientSession, Types } from 'mongoose';
import { UserModel } from '../user.model.js';

/** The stored form: who has all permissions has no list, also of those that later versions add. */
export function storedPermissions(chosen: readonly Permission[]): Permission[] | undefined {
  return chosen.length < PERMISSIONS.length ? [...chosen] : undefined;
}

/** Permissions as an audit entry says them. */
export function permissionsFact({ permissions }: Permitted): string {
  return permissions?.join(', ') ?? 'all';
}

/** @throws HttpError 403 if somebody gives, or takes from somebody who has, what they don't have themselves. */
export function assertHas(by: Actor, permissions: readonly Permission[]): void {
  const own = permissionsOf(by);
  const beyond = permissions.filter((permission) => !own.includes(permission));
  if (beyond.length > 0)
    throw forbidden(`You don’t have these permissions yourself: ${beyond.join(', ')}`);
}

/**
 * Writes to the others who have `staff`, not only counts them: when two dismiss each other at once, one transaction
 * fails.
 * @throws HttpError 409 if there is no other.
 */
export async function assertAnotherAdmin(
  without: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  const { matchedCount } = await UserModel.updateMany(
    // Null: those without a list.
    { role: ROLE.admin, permissions: { $in: [null, 'staff'] }, _id: { $ne: without } },
    { $inc: { otherDemotions: 1 } },
    { session },
  );
  if (matchedCount === 0) {
    throw conflict('This is the last administrator: appoint another one first');
  }
}
