import { implausibleFields, type ProfileInput } from '@shop/shared';
import type { ClientSession } from 'mongoose';
import type { Client } from '@shop/front';
import type { CurrentUser } from '@shop/http/access';
import { inTransaction } from '@shop/mongo';
import { badRequest, unauthorized } from '@shop/http/errors';
import { announce } from '../../webhooks/index.js';
import { mailPasswordChange } from '../mails/mail-password-change.js';
import { keepFindable } from '../search/keep-findable.js';
import { voidResetLinks } from '../passwords/reset-links.js';
import { hashPassword } from '../passwords/secrets.js';
import { UserModel, type UserRecord } from '../user.model.js';

/**
 * Updates a signed-in user's profile. A new password makes every earlier token and reset link invalid.
 * @throws HttpError 400 for a new phone number or address that is too short; 401 if the password was changed since the
 * token was checked.
 */
export async function updateProfile(
  input: ProfileInput,
  user: CurrentUser,
  client: Client,
): Promise<UserRecord> {
  await refuseImplausible(input, user);
  const update = await profileUpdate(input, client);
  return inTransaction(async (session) => {
    const updated = await save(user, update, session);
    await keepFindable(user._id, session);
    if (input.password) {
      await voidResetLinks(user._id, session);
      await mailPasswordChange(user._id, session);
    }
    await announce('customer.updated', user._id, session);
    return updated;
  });
}

async function save(
  user: CurrentUser,
  update: Awaited<ReturnType<typeof profileUpdate>>,
  session: ClientSession,
): Promise<UserRecord> {
  const options = { session, returnDocument: 'after' } as const;
  const updated = await UserModel.findOneAndUpdate(ofToken(user), update, options).lean();
  if (!updated) throw unauthorized();
  return updated;
}

/** What the account has already may be sent again: earlier it could be anything. */
async function refuseImplausible(input: ProfileInput, { _id }: CurrentUser): Promise<void> {
  if (implausibleFields(input).length === 0) return;
  const stored = await UserModel.findById(_id, { phone: 1, address: 1 }).lean();
  const [first, ...others] = implausibleFields(input, stored ?? undefined);
  if (first) throw badRequest(first.message, [first, ...others]);
}

/** Matches the account while the token is still valid: the password may have changed since the token was checked. */
function ofToken({ _id, tokenVersion }: CurrentUser) {
  return { _id, tokenVersion };
}

async function profileUpdate({ name, phone, address, password }: ProfileInput, client: Client) {
  const $set = { address, ...(name && { name }), ...(phone && { phone }) };
  if (!password) return { $set };
  return {
    $set: { ...$set, ...(await hashPassword(password, client)) },
    $inc: { tokenVersion: 1 },
  };
}
