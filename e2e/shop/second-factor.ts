import { endpoints } from '@shop/shared';
import { Secret, TOTP } from 'otpauth';
import type { ApiClient } from './api-client.js';

/** What an authenticator app shows, some periods of 30 seconds from now. Each code is good for one use. */
export function codeOf(secret: string, periods = 0): string {
  const timestamp = Date.now() + periods * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** Turns on the second factor of a signed-in user. The client's token is revoked by that; the new one is in the reply. */
export async function turnOnSecondFactor(client: ApiClient, password: string) {
  const { secret } = await client.call(endpoints.startSecondFactor, { body: { password } });
  const otp = codeOf(secret, -1);
  return { ...(await client.call(endpoints.turnOnSecondFactor, { body: { otp } })), secret };
}
