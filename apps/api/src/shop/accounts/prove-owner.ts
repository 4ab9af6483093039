import type { OwnerProof } from '@shop/shared';
import type { Client } from '@shop/front';
import { wrongField } from '@shop/http/errors';
import type { GuessLimits } from '../../platform/limits/guess-limits.js';
import type { AccountOwner } from './audit-own-account.js';
import { checkPassword } from './passwords/check-password.js';
import { useCode } from './second-factor/use-code.js';
import { refuseIfHashesAreLate } from './passwords/secrets.js';
import type { TokenSession } from './sessions/tokens.js';
import type { UserRecord } from './user.model.js';

/** A signed-in user who re-authenticates, and the limits on their guesses. */
export interface Owner extends AccountOwner {
  readonly session: TokenSession;
  /** From the presented token. */
  readonly tokenVersion: number;
  readonly client: Client;
  readonly guessLimits: GuessLimits;
}

export const WRONG_CODE = 'The code is wrong, or has been used already';

/** @throws HttpError 400 for a wrong password, 429 after too many guesses, 503 when too many hashes wait. */
export async function provePassword(
  password: string,
  { email, client, guessLimits }: Owner,
): Promise<UserRecord> {
  refuseIfHashesAreLate(client);
  const guess = { secret: 'password', email, address: client.key } as const;
  const user = await guessLimits.guess(guess, () => checkPassword(email, password, client));
  if (!user) throw wrongField('password', 'The password is wrong');
  return user;
}

/**
 * Redeems a code of the second factor.
 * @throws HttpError 400 for a wrong code, 429 after too many guesses.
 */
export async function proveCode(
  code: string,
  { _id, email, client, guessLimits }: Owner,
): Promise<void> {
  const guess = { secret: 'code', email, address: client.key } as const;
  const isRight = await guessLimits.guess(guess, () => useCode(_id, code));
  if (!isRight) throw wrongField('otp', WRONG_CODE);
}

/**
 * Requires the same proof as a sign-in.
 * @throws HttpError 400 for a wrong password, or a wrong or missing code; 429 after too many guesses.
 */
export async function proveOwner({ password, otp }: OwnerProof, owner: Owner): Promise<void> {
  const user = await provePassword(password, owner);
  if (!user.secondFactorSince) return;
  if (otp === undefined) throw wrongField('otp', 'Enter the code from your authenticator app');
  await proveCode(otp, owner);
}
