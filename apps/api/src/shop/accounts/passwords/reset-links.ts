import { inTransaction } from '@shop/mongo';
import type { LinkReset } from '@shop/shared';
import { unauthorized } from '@shop/http/errors';
import type { Client } from '@shop/front';
import { Types, type ClientSession } from 'mongoose';
import { holdAccount } from '../../../platform/mongo/hold-account.js';
import type { GuessLimits } from '../../../platform/limits/guess-limits.js';
import { sendLater, type MailRecord } from '../../mail/index.js';
import { mailPasswordChange } from '../mails/mail-password-change.js';
import { digestOf, newLinkToken } from '../link-token.js';
import { endSessionsOf } from '../sessions/end-sessions.js';
import { UserModel } from '../user.model.js';
import { PasswordResetModel } from './password-reset.model.js';
import { hashPassword, refuseIfHashesAreLate } from './secrets.js';

/** How passwords can be reset. */
export interface ResetWays {
  /** By a link that is sent by mail. */
  link: boolean;
  answer: boolean;
}

/**
 * Has a link sent to the owner of an address. An address without an account costs the same, so that the time of the
 * reply says nothing about it: the job then finds nobody.
 */
export async function sendResetLink(email: string): Promise<void> {
  const owner = await UserModel.findOne({ email }, { _id: 1 }).lean();
  const event = new Types.ObjectId().toHexString();
  const id = owner?._id ?? new Types.ObjectId();
  await inTransaction((session) => sendLater({ kind: 'resetLink', id, event }, session));
}

/**
 * A new token for the link in a mail by which its user sets a password; none without a user. Only its digest is stored.
 * Links of earlier mails are void, but not those of the same one: its owner may have it already when it is sent again.
 */
export async function newResetToken(
  { _id: mail, user }: Pick<MailRecord, '_id' | 'user'>,
  minutes: number,
): Promise<string | undefined> {
  if (!user) return undefined;
  const { token, digest } = newLinkToken();
  const expiresAt = new Date(Date.now() + minutes * 60_000);
  await inTransaction(async (session) => {
    await holdAccount(user, session);
    // Ids of mails ascend. Also those of earlier builds, which have none.
    const earlier = { user, mail: { $not: { $gte: mail } } };
    await PasswordResetModel.deleteMany(earlier, { session });
    await PasswordResetModel.create([{ _id: digest, user, mail, expiresAt }], { session });
  });
  return token;
}

/** Makes all links void by which a user could set a password. */
export async function voidResetLinks(user: Types.ObjectId, session: ClientSession): Promise<void> {
  await PasswordResetModel.deleteMany({ user }, { session });
}

/**
 * Sets a new password for whoever has the link. It and all others of the account are used up, and every session ends.
 * @throws HttpError 401 if the link was used or has expired; 503 when too many hashes wait.
 */
export async function resetPasswordByLink(
  { token, newpassword }: LinkReset,
  guessLimits: GuessLimits,
  client: Client,
): Promise<void> {
  refuseIfHashesAreLate(client);
  const _id = digestOf(token);
  const expiresAt = { $gt: new Date() };
  // Looked up first: nobody makes the shop hash passwords without a link.
  if (!(await PasswordResetModel.exists({ _id, expiresAt }))) throw usedUp();
  const $set = await hashPassword(newpassword, client);
  const owner = await inTransaction(async (session) => {
    const link = await PasswordResetModel.findOneAndDelete({ _id, expiresAt }, { session }).lean();
    if (!link) throw usedUp();
    const { user } = link;
    await voidResetLinks(user, session);
    const update = { $set, $inc: { tokenVersion: 1 } };
    const found = await UserModel.findByIdAndUpdate(user, update, { session }).lean();
    if (!found) throw usedUp();
    await mailPasswordChange(user, session);
    return found;
  });
  await endSessionsOf(owner._id);
  await guessLimits.clear({ secret: 'password', email: owner.email, address: client.key });
}

function usedUp() {
  return unauthorized('This link has been used already, or has expired. Please ask for a new one.');
}
