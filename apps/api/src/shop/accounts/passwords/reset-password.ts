import type { PasswordReset } from '@shop/shared';
import type { Client } from '@shop/front';
import { inTransaction } from '@shop/mongo';
import { conflict, unauthorized } from '@shop/http/errors';
import type { AccountsDeps } from '../accounts-deps.js';
import { voidResetLinks } from './reset-links.js';
import { answerMatches, hashPassword, refuseIfHashesAreLate } from './secrets.js';
import { endSessionsOf } from '../sessions/end-sessions.js';
import { mailPasswordChange } from '../mails/mail-password-change.js';
import { UserModel } from '../user.model.js';

/**
 * Sets a new password for someone who knows the security answer. Every session of the account ends.
 * @throws HttpError 401 for an unknown address or a wrong answer, with one message; 409 where answers are switched off;
 * 429 after too many guesses; 503 when too many hashes wait.
 */
export async function resetPassword(
  reset: PasswordReset,
  { guessLimits, resetWays }: Pick<AccountsDeps, 'guessLimits' | 'resetWays'>,
  client: Client,
): Promise<void> {
  if (!resetWays.answer)
    throw conflict('Security answers are not accepted here. Ask for a link by mail.');
  refuseIfHashesAreLate(client);
  const address = client.key;
  const { email, answer, newpassword } = reset;
  const user = await guessLimits.guess({ secret: 'answer', email, address }, async () => {
    const found = await UserModel.findOne({ email }).select('+answerHash').lean();
    return (await answerMatches(answer, found?.answerHash, client))
      ? (found ?? undefined)
      : undefined;
  });
  if (!user) throw unauthorized('Wrong email or answer');
  const $set = await hashPassword(newpassword, client);
  await inTransaction(async (session) => {
    const update = { $set, $inc: { tokenVersion: 1 } };
    await UserModel.updateOne({ _id: user._id }, update, { session });
    await voidResetLinks(user._id, session);
    await mailPasswordChange(user._id, session);
  });
  await endSessionsOf(user._id);
  // Owners who forgot their password have often guessed it first: these guesses must not lock them out now.
  await guessLimits.clear({ secret: 'password', email, address });
}
