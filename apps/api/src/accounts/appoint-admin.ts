import { randomUUID } from 'node:crypto';
import { ROLE } from '@shop/shared';
import { isNotFound } from '../http/errors.js';
import { setRole } from './set-role.js';
import { UserModel } from './user.model.js';

/** No user has the e-mail address; the message says what to do. */
export class UserNotFoundError extends Error {
  override name = 'UserNotFoundError';
}

/**
 * Makes the user with an e-mail address an administrator, on behalf of the operator. Returns a sentence that says what
 * was done.
 * @throws UserNotFoundError
 */
export async function appointAdmin(email: string): Promise<string> {
  const nobody = new UserNotFoundError(
    `No user is registered as ${email}. Register the account first.`,
  );
  const user = await UserModel.findOne({ email: email.trim().toLowerCase() }).lean();
  if (!user) throw nobody;
  const { isNew } = await setRole(user._id.toHexString(), ROLE.admin, {
    _id: null,
    name: 'Command line',
    email: '-',
    requestId: randomUUID(),
  }).catch((error: unknown) => {
    // Deleted since it was found.
    throw isNotFound(error) ? nobody : error;
  });
  return `${user.email} is ${isNew ? 'now' : 'already'} an administrator.`;
}
