import type { Credentials } from '@shop/shared';
import type { Client } from '@shop/front';
import { inTransaction } from '@shop/mongo';
import { secondFactorRequired, unauthorized } from '@shop/http/errors';
import type { GuessLimits } from '../../platform/limits/guess-limits.js';
import { auditOwnAccount } from './audit-own-account.js';
import { checkPassword } from './passwords/check-password.js';
import { useCode } from './second-factor/use-code.js';
import { refuseIfHashesAreLate } from './passwords/secrets.js';
import type { UserRecord } from './user.model.js';

/** Where a sign-in comes from, and the limits on its guesses. */
export interface SignInContext {
  guessLimits: GuessLimits;
  client: Client;
  requestId: string;
}

/**
 * Finds the account with this e-mail address and password. An unknown address and a wrong password give the same error.
 * An account with a second factor needs a code too.
 * @throws HttpError 401 if there is none or the code is wrong or missing, 429 after too many guesses, 503 when too many
 * hashes wait.
 */
export async function signIn(
  { email, password, otp }: Credentials,
  { guessLimits, client, requestId }: SignInContext,
): Promise<UserRecord> {
  refuseIfHashesAreLate(client);
  const address = client.key;
  const user = await guessLimits.guess({ secret: 'password', email, address }, () =>
    checkPassword(email, password, client),
  );
  if (!user) throw unauthorized('Wrong email or password');
  if (!user.secondFactorSince) return user;
  if (otp === undefined) throw secondFactorRequired();
  const isRight = await guessLimits.guess({ secret: 'code', email, address }, () =>
    useCode(user._id, otp),
  );
  if (isRight) return user;
  await inTransaction((transaction) =>
    auditOwnAccount(
      'failSecondFactor',
      { ...user, requestId },
      { before: null, after: null },
      transaction,
    ),
  );
  throw secondFactorRequired('The code is wrong, or has been used already');
}
