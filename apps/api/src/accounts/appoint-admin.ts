import { randomUUID } from 'node:crypto';
import { ROLE } from '@shop/shared';
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
  const user = await UserModel.findOne({ email: email.trim().toLowerCase() }).lean();
  if (!user) {
    throw new UserNotFoundError(`No user is registered as ${email}. Register the account first.`);
  }
  const { isNew } = await setRole(user._id.toHexString(), ROLE.admin, {
    _id: null,
    name: 'Command line',
    email: '-',
    requestId: randomUUID(),
  });
  return `${user.email} is ${isNew ? 'now' : 'already'} an administrator.`;
}
