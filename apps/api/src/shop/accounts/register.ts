import { ROLE, type Registration, type Role } from '@shop/shared';
import type { ClientSession } from 'mongoose';
import type { Client } from '@shop/front';
import { isDuplicate } from '@shop/mongo';
import { conflict } from '@shop/http/errors';
import { hashAnswer, hashPassword } from './passwords/secrets.js';
import { UserModel, type UserRecord } from './user.model.js';

/** Hashes the secrets of a new account. Returns what saves the account. */
export async function prepareAccount(
  registration: Registration,
  client: Client,
  role: Role = ROLE.shopper,
): Promise<(session: ClientSession) => Promise<UserRecord>> {
  const { password, answer, ...profile } = registration;
  const [passwordSecret, answerHash] = await Promise.all([
    hashPassword(password, client),
    hashAnswer(answer, client),
  ]);
  return async (session) => {
    const user = new UserModel({ ...profile, role, ...passwordSecret, answerHash });
    await user.save({ session });
    return user.toObject();
  };
}

/**
 * Saves an account.
 * @throws HttpError 409 if the e-mail address already has one.
 */
export async function refusingTakenEmail<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (!isDuplicate(error, 'email')) throw error;
    const message = 'Already registered, please login';
    throw conflict(message, [{ field: 'email', message }]);
  }
}
