import type { Actor } from '@shop/http/access';
import { conflict, forbidden } from '@shop/http/errors';
import {
  isPermitted,
  PERMISSIONS,
  permissionsOf,
  ROLE,
  type Permission,
  type Permitted,
} from '@shop/shared';
import type { ClientSession, QueryFilter, Types } from 'mongoose';
import { UserModel, type UserRecord } from '../user.model.js';

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
 * A permission can be given only by who has it and `staff`. So while somebody loses permissions, each must keep such a
 * holder. Writes to the others who have `staff`, not only reads them: when two dismiss each other at once, one
 * transaction fails.
 * @param left what the administrator keeps
 * @throws HttpError 409 if nobody could give what is lost.
 */
export async function assertCanBeGiven(
  administrator: Permitted & { _id: Types.ObjectId },
  left: readonly Permission[],
  session: ClientSession,
): Promise<void> {
  const gave = permissionsOf(administrator);
  if (!gave.includes('staff')) return;
  const lost = left.includes('staff') ? gave.filter((one) => !left.includes(one)) : gave;
  if (lost.length === 0) return;
  const others: QueryFilter<UserRecord> = {
    _id: { $ne: administrator._id },
    role: ROLE.admin,
    // Null: those without a list.
    permissions: { $in: [null, 'staff'] },
  };
  const { matchedCount } = await UserModel.updateMany(
    others,
    { $inc: { otherDemotions: 1 } },
    { session },
  );
  if (matchedCount === 0 && lost.includes('staff'))
    throw conflict('This is the last administrator: appoint another one first');
  const givers = await UserModel.find(others, { role: 1, permissions: 1 }, { session }).lean();
  const orphaned = lost.filter((one) => !givers.some((giver) => isPermitted(giver, one)));
  if (orphaned.length > 0)
    throw conflict(
      `Nobody else can give these permissions: ${orphaned.join(', ')}. ` +
        'First give them to another administrator who manages the staff',
    );
}
