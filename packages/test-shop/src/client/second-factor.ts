import { setTimeout } from 'node:timers/promises';
import { endpoints } from '@shop/shared';
import { Secret, TOTP } from 'otpauth';
import type { ApiClient } from './api-client.js';

const PERIOD_MS = 30_000;
/** How long a busy machine may take from a code to its check. */
const CHECKED_WITHIN_MS = 10_000;

/** What an authenticator app shows, some periods of 30 seconds from now. Each code is good for one use. */
export function codeOf(secret: string, periods = 0): string {
  const timestamp = Date.now() + periods * PERIOD_MS;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** The previous period's code, which is still valid and leaves the current one for later. */
export async function earlierCodeOf(secret: string): Promise<string> {
  const left = PERIOD_MS - (Date.now() % PERIOD_MS);
  if (left < CHECKED_WITHIN_MS) await setTimeout(left);
  return codeOf(secret, -1);
}

/** Turns on the second factor of a signed-in user. That revokes the client's token; the reply has the new one. */
export async function turnOnSecondFactor(client: ApiClient, password: string) {
  const { secret } = await client.call(endpoints.startSecondFactor, { body: { password } });
  const otp = await earlierCodeOf(secret);
  return { ...(await client.call(endpoints.turnOnSecondFactor, { body: { otp } })), secret };
}
