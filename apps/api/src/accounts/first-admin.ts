import { randomBytes } from 'node:crypto';
import { ROLE } from '@shop/shared';
import { HttpError } from '../http/errors.js';
import { registerUser } from './register.js';
import { UserModel } from './user.model.js';

/** The administrator's address is a shopper's already; the message says what to do. */
export class AdminAddressTakenError extends Error {
  override name = 'AdminAddressTakenError';

  constructor(email: string) {
    super(`ADMIN_EMAIL is ${email}, which is a shopper's account. Set it to another address.`);
  }
}

/** The administrator that a first start made; the password only if it was generated, so that it can be shown once. */
export interface FirstAdmin {
  email: string;
  generatedPassword: string | undefined;
}

/** Makes an administrator when there is none; undefined when there is one. */
export async function ensureAdmin({
  email,
  password,
}: {
  email: string;
  password: string | undefined;
}): Promise<FirstAdmin | undefined> {
  if (await UserModel.exists({ role: ROLE.admin })) return undefined;
  const generatedPassword =
    password === undefined ? randomBytes(12).toString('base64url') : undefined;
  const account = {
    name: 'Administrator',
    email,
    password: password ?? generatedPassword ?? '',
    phone: '-',
    address: '-',
    // Nobody knows it: the administrator's password is not reset by a question.
    answer: randomBytes(32).toString('hex'),
  };
  try {
    await registerUser(account, ROLE.admin);
  } catch (error) {
    if (!(error instanceof HttpError && error.status === 409)) throw error;
    // Another instance of the shop that started at the same moment was first; or the address is a shopper's.
    if (await UserModel.exists({ role: ROLE.admin })) return undefined;
    throw new AdminAddressTakenError(email);
  }
  return { email, generatedPassword };
}
