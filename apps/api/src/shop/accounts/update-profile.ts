import type { ProfileInput } from '@shop/shared';
import type { Client } from '@shop/front';
import type { CurrentUser } from '../../http/access.js';
import { unauthorized } from '../../http/errors.js';
import { searchPrefixes } from '../../platform/text/name-search.js';
import { hashPassword } from './passwords/secrets.js';
import { UserModel, type UserRecord } from './user.model.js';

/**
 * Updates a signed-in user's profile. A new password makes every earlier token invalid.
 * @throws HttpError 401 if the password was changed since the token was checked.
 */
export async function updateProfile(
  input: ProfileInput,
  user: CurrentUser,
  client: Client,
): Promise<UserRecord> {
  const updated = await UserModel.findOneAndUpdate(
    ofToken(user),
    await profileUpdate(input, user.email, client),
    { returnDocument: 'after' },
  ).lean();
  if (!updated) throw unauthorized();
  return updated;
}

/** Matches the account while the token is still valid: the password may have changed since the token was checked. */
function ofToken({ _id, tokenVersion }: CurrentUser) {
  return { _id, tokenVersion };
}

async function profileUpdate(
  { name, phone, address, password }: ProfileInput,
  email: string,
  client: Client,
) {
  const named = name && { name, searchPrefixes: searchPrefixes(name, email) };
  const $set = { address, ...named, ...(phone && { phone }) };
  if (!password) return { $set };
  return {
    $set: { ...$set, ...(await hashPassword(password, client)) },
    $inc: { tokenVersion: 1 },
  };
}
