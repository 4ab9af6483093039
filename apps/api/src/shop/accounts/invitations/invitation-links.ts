import { conflict, notFound } from '@shop/http/errors';
import { INVITATION_DAYS, isPermitted, permissionsOf, ROLE } from '@shop/shared';
import type { ClientSession, Types } from 'mongoose';
import { digestOf, newLinkToken } from '../link-token.js';
import { UserModel } from '../user.model.js';
import { InvitationModel, type InvitationRecord } from './invitation.model.js';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Until when an invitation holds whose link is made now. */
export const expiryFromNow = () => new Date(Date.now() + INVITATION_DAYS * DAY_MS);

/**
 * A new token for the link of an invitation, in place of those of earlier mails. Those of the same mail stay: its
 * recipient may have it already when it is sent again. It is useless if the invitation is gone.
 * @param mail that the link stands in
 */
export async function newInvitationToken(
  _id: Types.ObjectId,
  { mail, session }: { mail?: Types.ObjectId; session?: ClientSession },
): Promise<string> {
  const { token, digest } = newLinkToken();
  const options = session ? { session } : {};
  const expiresAt = expiryFromNow();
  const repeat = { $push: { digest }, $set: { expiresAt } };
  // Ids of mails ascend.
  if (mail) {
    const { matchedCount } = await InvitationModel.updateOne(
      { _id, mail: { $gte: mail } },
      repeat,
      options,
    );
    if (matchedCount > 0) return token;
  }
  const first = mail
    ? { $set: { digest: [digest], mail, expiresAt } }
    : { $set: { digest: [digest], expiresAt }, $unset: { mail: 1 as const } };
  await InvitationModel.updateOne({ _id }, first, options);
  return token;
}

/**
 * The invitation of a link.
 * @throws HttpError 404 if it was accepted or withdrawn, or has expired; 409 if who made it could not make it any more.
 */
export async function invitationOf(
  token: string,
  session?: ClientSession,
): Promise<InvitationRecord> {
  const held = { digest: digestOf(token), expiresAt: { $gt: new Date() } };
  const options = session ? { session } : {};
  const found = await InvitationModel.findOne(held, null, options).lean();
  if (!found) throw notFound('Invitation');
  const by = await UserModel.findById(found.by, null, options).lean();
  const isStaff = by?.role === ROLE.admin && isPermitted(by, 'staff');
  if (!isStaff || !permissionsOf(found).every((permission) => isPermitted(by, permission)))
    throw conflict(
      'The person who invited you can no longer invite staff. Please ask for another invitation.',
    );
  return found;
}
