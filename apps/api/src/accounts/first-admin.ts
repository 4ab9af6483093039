import { randomBytes } from 'node:crypto';
import { ROLE } from '@shop/shared';
import { HttpError } from '../http/errors.js';
import { registerUser } from './register.js';
import { UserModel } from './user.model.js';

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
    // Another instance of the shop that started at the same moment was first.
    if (error instanceof HttpError && error.status === 409) return undefined;
    throw error;
  }
  return { email, generatedPassword };
}
