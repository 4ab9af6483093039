import type { ProfileInput } from '@shop/shared';
import type { CurrentUser } from '../http/access.js';
import { unauthorized } from '../http/errors.js';
import { searchPrefixes } from '../text/name-search.js';
import { hashPassword } from './secrets.js';
import { UserModel, type UserRecord } from './user.model.js';

/**
 * Changes what a signed-in user says of themselves. With a new password every earlier token is void.
 * @throws HttpError 401 if another password was set since the token was looked at.
 */
export async function updateProfile(input: ProfileInput, user: CurrentUser): Promise<UserRecord> {
  const updated = await UserModel.findOneAndUpdate(
    ofToken(user),
    await profileUpdate(input, user.email),
    { returnDocument: 'after' },
  ).lean();
  if (!updated) throw unauthorized();
  return updated;
}

/** The account, as long as the token is still good: another password may have been set since it was looked at. */
function ofToken({ _id, tokenVersion }: CurrentUser) {
  return { _id, tokenVersion };
}

async function profileUpdate({ name, phone, address, password }: ProfileInput, email: string) {
  const named = name && { name, searchPrefixes: searchPrefixes(name, email) };
  const $set = { address, ...named, ...(phone && { phone }) };
  if (!password) return { $set };
  return {
    $set: { ...$set, passwordHash: await hashPassword(password) },
    $inc: { tokenVersion: 1 },
  };
}
