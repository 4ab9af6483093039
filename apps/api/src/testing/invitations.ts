import { randomUUID } from 'node:crypto';
import type { Permission } from '@shop/shared';
import { Types } from 'mongoose';
import { InvitationModel } from '../shop/accounts/index.js';

const WEEK_MS = 7 * 24 * 60 * 60 * 1_000;

/** A stored invitation without a link, made by nobody who is there. */
export async function buildInvitation(
  permissions: Permission[] = ['orders'],
  email = `${randomUUID()}@example.com`,
) {
  const { _id } = await InvitationModel.create({
    email,
    permissions,
    by: new Types.ObjectId(),
    createdAt: new Date(),
    expiresAt: new Date(Date.now() + WEEK_MS),
  });
  return { id: _id.toHexString(), email };
}
