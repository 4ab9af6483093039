import { ROLE, type Registration, type Role } from '@shop/shared';
import { isDuplicate } from '../mongo/transaction.js';
import type { Client } from '../http/client.js';
import { conflict } from '../http/errors.js';
import { hashAnswer, hashPassword } from './secrets.js';
import { UserModel, type UserRecord } from './user.model.js';

/**
 * Creates an account.
 * @throws HttpError 409 if the e-mail address already has one.
 */
export async function registerUser(
  registration: Registration,
  client: Client,
  role: Role = ROLE.shopper,
): Promise<UserRecord> {
  const { password, answer, ...profile } = registration;
  const [passwordSecret, answerHash] = await Promise.all([
    hashPassword(password, client),
    hashAnswer(answer, client),
  ]);
  try {
    const user = await UserModel.create({ ...profile, role, ...passwordSecret, answerHash });
    return user.toObject();
  } catch (error) {
    if (!isDuplicate(error, 'email')) throw error;
    const message = 'Already registered, please login';
    throw conflict(message, [{ field: 'email', message }]);
  }
}
