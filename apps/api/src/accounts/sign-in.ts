import type { Credentials, PasswordReset } from '@shop/shared';
import { unauthorized } from '../http/errors.js';
import type { Attempts } from './attempts.js';
import { answerFits, hashPassword, passwordFits } from './secrets.js';
import { UserModel, type UserRecord } from './user.model.js';

/**
 * Finds the account that an e-mail address and a password open. Unknown address and wrong password look alike.
 * @throws HttpError 401 if they open none, 429 after too many tries.
 */
export async function signIn(
  { email, password }: Credentials,
  attempts: Attempts,
  address: string,
): Promise<UserRecord> {
  const user = await attempts.tryOnce({ kind: 'login', email, address }, async () => {
    const found = await UserModel.findOne({ email }).select('+passwordHash').lean();
    return (await passwordFits(password, found?.passwordHash)) ? (found ?? undefined) : undefined;
  });
  if (!user) throw unauthorized('Wrong email or password');
  return user;
}

/**
 * Sets a new password for whoever knows the security answer. Every earlier token is void.
 * @throws HttpError 401 for an unknown address or a wrong answer, which look alike, 429 after too many tries.
 */
export async function resetPassword(
  reset: PasswordReset,
  attempts: Attempts,
  address: string,
): Promise<void> {
  const { email, answer, newpassword } = reset;
  const user = await attempts.tryOnce({ kind: 'reset', email, address }, async () => {
    const found = await UserModel.findOne({ email }).select('+answerHash').lean();
    return (await answerFits(answer, found?.answerHash)) ? (found ?? undefined) : undefined;
  });
  if (!user) throw unauthorized('Wrong email or answer');
  const passwordHash = await hashPassword(newpassword);
  await UserModel.updateOne(
    { _id: user._id },
    { $set: { passwordHash }, $inc: { tokenVersion: 1 } },
  );
  // The owner has forgotten the password and tried in vain before: that must not keep them out now.
  await attempts.forget({ kind: 'login', email, address });
}
