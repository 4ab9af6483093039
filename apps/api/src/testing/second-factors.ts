import { endpoints } from '@shop/shared';
import { Secret, TOTP } from 'otpauth';
import { UserModel } from '../shop/accounts/index.js';
import { newSecret } from '../shop/accounts/second-factor/totp.js';
import type { ApiClient } from './api-client.js';
import { buildUser, PASSWORD } from './factories.js';

/** What an authenticator app shows, some periods of 30 seconds from now. */
export function codeOf(secret: string, periods = 0): string {
  const timestamp = Date.now() + periods * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** A user in the database whose sign-ins take a code. */
export async function buildUserWithSecondFactor(given: Parameters<typeof buildUser>[0] = {}) {
  const user = await buildUser(given);
  const secret = newSecret();
  await UserModel.updateOne(
    { _id: user.id },
    {
      $set: {
        secondFactorSince: new Date(),
        secondFactor: { secret, lastStep: 0, recoveryCodes: [] },
      },
    },
  );
  return { ...user, secret };
}

/**
 * Turns on a user's second factor through the API, as its screen does. Uses up the present code: the next use takes the
 * next one.
 */
export async function turnOn(api: ApiClient, token: string) {
  const start = await api.call(endpoints.startSecondFactor, {
    token,
    body: { password: PASSWORD },
  });
  const { secret } = start.body;
  const { body } = await api.call(endpoints.turnOnSecondFactor, {
    token,
    body: { otp: codeOf(secret) },
  });
  return { ...body, secret };
}
