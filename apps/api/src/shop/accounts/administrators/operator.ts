import { randomUUID } from 'node:crypto';
import { ROLE } from '@shop/shared';
import type { Actor } from '@shop/http/access';
import { isNotFound } from '@shop/http/errors';
import { OperatorError } from '../../../config/operator-error.js';
import { resetSecondFactor } from '../second-factor/second-factor.js';
import { setRole } from './set-role.js';
import { UserModel, type UserRecord } from '../user.model.js';

/** No user has the e-mail address; the message says what to do. */
export class UserNotFoundError extends OperatorError {
  override name = 'UserNotFoundError';
}

/**
 * Makes the user with an e-mail address an administrator, on behalf of the operator. Returns a sentence that says what
 * was done.
 * @throws UserNotFoundError
 */
export async function appointAdmin(email: string): Promise<string> {
  const user = await findUser(email);
  const { isNew } = await unlessDeleted(email, setRole(idOf(user), ROLE.admin, operator()));
  return `${user.email} is ${isNew ? 'now' : 'already'} an administrator.`;
}

/**
 * Turns off the second factor of a user who has lost their device and the recovery codes, on behalf of the operator.
 * Returns a sentence that says what was done.
 * @throws UserNotFoundError
 */
export async function resetSecondFactorByEmail(email: string): Promise<string> {
  const user = await findUser(email);
  if (!user.secondFactorSince) return `${user.email} has no second factor.`;
  await unlessDeleted(email, resetSecondFactor(idOf(user), operator()));
  return `The second factor of ${user.email} is off. They can sign in with the password alone.`;
}

async function findUser(email: string): Promise<UserRecord> {
  const user = await UserModel.findOne({ email: email.trim().toLowerCase() }).lean();
  if (!user) throw nobody(email);
  return user;
}

const idOf = ({ _id }: UserRecord) => _id.toHexString();

/** Awaits work on a user, who may have been deleted since they were found. */
function unlessDeleted<T>(email: string, work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw isNotFound(error) ? nobody(email) : error;
  });
}

function nobody(email: string): UserNotFoundError {
  return new UserNotFoundError(`No user is registered as ${email}. Register the account first.`);
}

/** The operator as an actor in audit entries. */
export function operator(): Actor {
  return { _id: null, name: 'Command line', email: '-', requestId: randomUUID() };
}
