import type { SignedInActor } from '@shop/http/access';
import { conflict, notFound } from '@shop/http/errors';
import { inTransaction, isDuplicate } from '@shop/mongo';
import { permissionsOf, ROLE, type InvitationInput } from '@shop/shared';
import { Types, type ClientSession } from 'mongoose';
import { recordAuditEntry, type AuditedAct } from '../../audit/index.js';
import { sendLater } from '../../mail/index.js';
import { assertHas, permissionsFact, storedPermissions } from '../administrators/permissions.js';
import { UserModel } from '../user.model.js';
import { expiryFromNow } from './invitation-links.js';
import { InvitationModel, type InvitationRecord } from './invitation.model.js';

/**
 * Invites somebody to the staff, and records who did.
 * @param isSent whether the link is sent by mail
 * @throws HttpError 403 if the caller gives what they don't have; 409 for administrators and those who are invited already.
 */
export async function invite(
  { email, permissions: chosen }: InvitationInput,
  isSent: boolean,
  by: SignedInActor,
  session: ClientSession,
): Promise<InvitationRecord> {
  assertHas(by, chosen);
  const known = await UserModel.findOne({ email }, { role: 1 }, { session }).lean();
  if (known?.role === ROLE.admin)
    throw conflict(`${email} is an administrator already: change what they may do instead`);
  const permissions = storedPermissions(chosen);
  const invitation: InvitationRecord = {
    _id: new Types.ObjectId(),
    email,
    ...(permissions && { permissions }),
    by: by._id,
    createdAt: new Date(),
    expiresAt: expiryFromNow(),
  };
  await InvitationModel.create([invitation], { session });
  if (isSent) await sendLater({ kind: 'invitation', id: invitation._id }, session);
  const facts = { before: null, after: { permissions: permissionsFact(invitation) } };
  await record('inviteStaff', invitation, facts, by, session);
  return invitation;
}

/** Turns the refusal of a second invitation to an address into one that says so. */
export async function refusingInvited<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (!isDuplicate(error, 'email')) throw error;
    const message = 'This address is invited already: send the link again, or withdraw it first';
    throw conflict(message, [{ field: 'email', message }]);
  }
}

/**
 * Makes an invitation hold for its whole time again, and has its link sent. The earlier link ends with the new one.
 * @throws HttpError 403 if the caller could not make it; 404 for an unknown one.
 */
export function renewInvitation(
  id: string,
  isSent: boolean,
  by: SignedInActor,
): Promise<InvitationRecord> {
  return inTransaction(async (session) => {
    const update = {
      $set: { by: by._id, expiresAt: expiryFromNow() },
      $unset: { digest: 1, mail: 1 },
    };
    const options = { session, returnDocument: 'after' } as const;
    const invitation = await InvitationModel.findByIdAndUpdate(id, update, options).lean();
    if (!invitation) throw notFound('Invitation');
    assertHas(by, permissionsOf(invitation));
    const event = new Types.ObjectId().toHexString();
    if (isSent) await sendLater({ kind: 'invitation', id: invitation._id, event }, session);
    await record('renewInvitation', invitation, { before: null, after: null }, by, session);
    return invitation;
  });
}

/** Ends an invitation, and records who did. @throws HttpError 404 for an unknown one. */
export function withdrawInvitation(id: string, by: SignedInActor): Promise<InvitationRecord> {
  return inTransaction(async (session) => {
    const invitation = await InvitationModel.findByIdAndDelete(id, { session }).lean();
    if (!invitation) throw notFound('Invitation');
    const facts = { before: { permissions: permissionsFact(invitation) }, after: null };
    await record('withdrawInvitation', invitation, facts, by, session);
    return invitation;
  });
}

function record(
  action: AuditedAct['action'],
  { _id, email: name }: InvitationRecord,
  facts: Pick<AuditedAct, 'before' | 'after'>,
  by: SignedInActor,
  session: ClientSession,
): Promise<void> {
  const subject = { kind: 'invitation', _id, name } as const;
  return recordAuditEntry({ action, by, subject, ...facts }, session);
}
