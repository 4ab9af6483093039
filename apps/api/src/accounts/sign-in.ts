import type { Credentials, PasswordReset } from '@shop/shared';
import { unauthorized } from '../http/errors.js';
import type { GuessLimits } from '../limits/guess-limits.js';
import { answerMatches, hashPassword, passwordMatches } from './secrets.js';
import { UserModel, type UserRecord } from './user.model.js';

/**
 * Finds the account with this e-mail address and password. An unknown address and a wrong password look alike.
 * @throws HttpError 401 if there is none, 429 after too many guesses.
 */
export async function signIn(
  { email, password }: Credentials,
  guessLimits: GuessLimits,
  address: string,
): Promise<UserRecord> {
  const user = await guessLimits.guess({ secret: 'password', email, address }, async () => {
    const found = await UserModel.findOne({ email }).select('+passwordHash').lean();
    return (await passwordMatches(password, found?.passwordHash))
      ? (found ?? undefined)
      : undefined;
  });
  if (!user) throw unauthorized('Wrong email or password');
  return user;
}

/**
 * Sets a new password for someone who knows the security answer. Every earlier token becomes invalid.
 * @throws HttpError 401 for an unknown address or a wrong answer, which look alike, 429 after too many guesses.
 */
export async function resetPassword(
  reset: PasswordReset,
  guessLimits: GuessLimits,
  address: string,
): Promise<void> {
  const { email, answer, newpassword } = reset;
  const user = await guessLimits.guess({ secret: 'answer', email, address }, async () => {
    const found = await UserModel.findOne({ email }).select('+answerHash').lean();
    return (await answerMatches(answer, found?.answerHash)) ? (found ?? undefined) : undefined;
  });
  if (!user) throw unauthorized('Wrong email or answer');
  const passwordHash = await hashPassword(newpassword);
  await UserModel.updateOne(
    { _id: user._id },
    { $set: { passwordHash }, $inc: { tokenVersion: 1 } },
  );
  // Owners who forgot their password have often guessed at it first: that must not lock them out now.
  await guessLimits.clear({ secret: 'password', email, address });
}
