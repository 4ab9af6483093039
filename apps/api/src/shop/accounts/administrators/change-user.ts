import type { Actor } from '@shop/http/access';
import { notFound } from '@shop/http/errors';
import type { ClientSession, UpdateQuery } from 'mongoose';
import { recordAuditEntry, type AuditedAct } from '../../audit/index.js';
import { announce } from '../../webhooks/index.js';
import { UserModel, type UserRecord } from '../user.model.js';

/** A change of a user by an administrator: the update, and what its audit entry says. */
interface UserChange extends Pick<AuditedAct, 'action' | 'before' | 'after'> {
  update: UpdateQuery<UserRecord>;
}

/**
 * Changes a user and records it, inside a transaction.
 * @throws HttpError 404 for an unknown user.
 */
export async function changeUser(
  id: string,
  { update, ...entry }: UserChange,
  by: Actor,
  session: ClientSession,
): Promise<UserRecord> {
  const options = { session, returnDocument: 'after' } as const;
  const user = await UserModel.findByIdAndUpdate(id, update, options).lean();
  if (!user) throw notFound('User');
  const subject = { kind: 'user', _id: user._id, name: user.email } as const;
  await recordAuditEntry({ ...entry, by, subject }, session);
  await announce('customer.updated', user._id, session);
  return user;
}
