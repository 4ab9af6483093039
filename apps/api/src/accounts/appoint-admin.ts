import { randomUUID } from 'node:crypto';
import { ROLE } from '@shop/shared';
import { setRole } from './set-role.js';
import { UserModel } from './user.model.js';

/** Nobody has the e-mail address; the message says what to do. */
export class NobodyThereError extends Error {
  override name = 'NobodyThereError';
}

/**
 * Makes whoever registered with an e-mail address an administrator, on the operator's word. Answers what was done.
 * @throws NobodyThereError
 */
export async function appointAdmin(email: string): Promise<string> {
  const user = await UserModel.findOne({ email: email.trim().toLowerCase() }).lean();
  if (!user) {
    throw new NobodyThereError(`Nobody is registered as ${email}. Register there first.`);
  }
  const { isNew } = await setRole(user._id.toHexString(), ROLE.admin, {
    _id: null,
    name: 'Command line',
    email: '-',
    requestId: randomUUID(),
  });
  return `${user.email} is an administrator ${isNew ? 'now' : 'already'}.`;
}
