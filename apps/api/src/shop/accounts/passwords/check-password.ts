import type { Client } from '@shop/front';
import { hasCurrentScheme, hashPassword, passwordMatches } from './secrets.js';
import { UserModel, type UserRecord } from '../user.model.js';

/**
 * The account with this e-mail address and password; undefined if there is none. Rehashes a password of an earlier
 * scheme, because its text is known at this moment.
 * @throws HttpError 503 when too many hashes are waiting.
 */
export async function checkPassword(
  email: string,
  password: string,
  client: Client,
): Promise<UserRecord | undefined> {
  const found = await UserModel.findOne({ email }).select('+passwordHash +passwordScheme').lean();
  if (!(await passwordMatches(password, found ?? undefined, client)) || !found) return undefined;
  const { passwordHash } = found;
  if (!hasCurrentScheme(found)) {
    const $set = await hashPassword(password, client);
    await UserModel.updateOne({ _id: found._id, passwordHash }, { $set });
  }
  return found;
}
