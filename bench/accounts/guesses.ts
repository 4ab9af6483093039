import { endpoints } from '@shop/shared';
import { ApiClient } from '@shop/e2e/shop/api-client';
import { MAYA } from '@shop/e2e/shop/people';
import { formatMs } from '../lib/format.js';
import { median, timed } from '@shop/e2e/shop/statistics';

const KNOWN = MAYA.email;
const UNKNOWN = 'nobody@shop.test';
const WARM_UP = 5;

/** A wrong password for an e-mail address. */
export function guessPassword(visitor: ApiClient, email: string): Promise<Response> {
  return visitor.send(endpoints.login, { body: { email, password: 'not the password' } });
}

function guessAnswer(visitor: ApiClient, email: string): Promise<Response> {
  const body = { email, answer: 'not it', newpassword: 'a new password' };
  return visitor.send(endpoints.resetPassword, { body });
}

/** Compares how long wrong guesses take for a known and for an unknown e-mail address. */
export async function measureGuesses(origin: string, tries: number): Promise<void> {
  const visitor = new ApiClient(origin);
  console.log(`\nA wrong guess at a known and an unknown address, ${tries} each`);
  await compare('sign-in', tries, (email) => guessPassword(visitor, email));
  await compare('reset', tries, (email) => guessAnswer(visitor, email));
}

/** Known and unknown alternate, so that whatever else the machine does affects both. */
async function compare(
  name: string,
  tries: number,
  guess: (email: string) => Promise<Response>,
): Promise<void> {
  const taken = { known: [] as number[], unknown: [] as number[] };
  const guessAt = async (kind: 'known' | 'unknown') => {
    const ms = await timed(async () => {
      const response = await guess(kind === 'known' ? KNOWN : UNKNOWN);
      await response.arrayBuffer();
      if (response.status !== 401) throw new Error(`${name} answered ${response.status}`);
    });
    taken[kind].push(ms);
  };
  for (let round = 0; round < WARM_UP + tries; round += 1) {
    if (round === WARM_UP) taken.known.length = taken.unknown.length = 0;
    const order = round % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of order) await guessAt(kind);
  }
  const [known, unknown] = [median(taken.known), median(taken.unknown)];
  console.log(
    `${name.padEnd(8)} known p50 ${formatMs(known)}  unknown p50 ${formatMs(unknown)}  ratio ${(unknown / known).toFixed(3)}`,
  );
}
