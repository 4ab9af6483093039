import { endpoints } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { MAYA } from '@shop/test-shop/client/people';
import { formatMs } from '../lib/format.js';
import { aucOf } from './auc.js';
import { median, timed } from '@shop/test-shop/lib/statistics';

const KNOWN = MAYA.email;
const UNKNOWN = 'nobody@shop.test';
const WARM_UP = 5;
/** An area under the curve of 0.45 to 0.55 is no better than guessing. */
const MOST_FROM_HALF = 0.05;

/** A wrong password for an e-mail address. */
export function guessPassword(visitor: ApiClient, email: string): Promise<Response> {
  return visitor.send(endpoints.login, { body: { email, password: 'not the password' } });
}

function guessAnswer(visitor: ApiClient, email: string): Promise<Response> {
  const body = { email, answer: 'not it', newpassword: 'a new password' };
  return visitor.send(endpoints.resetPassword, { body });
}

/**
 * Compares how long wrong guesses take for a known and an unknown e-mail address, in `tries` tries at each
 * call. Registration is left out, because its reply says whether an address is known.
 * @returns whether the times are too similar to tell them apart.
 */
export async function measureGuesses(origin: string, tries: number): Promise<boolean> {
  const visitor = new ApiClient(origin);
  console.log(`\nWrong guesses at a known and an unknown address, ${tries} tries at each call`);
  const areEqual = [
    await compare('sign-in', tries / 2, (email) => guessPassword(visitor, email)),
    await compare('reset', tries / 2, (email) => guessAnswer(visitor, email)),
  ];
  return !areEqual.includes(false);
}

/** Known and unknown alternate, so that whatever else the machine does affects both. */
async function compare(
  name: string,
  rounds: number,
  guess: (email: string) => Promise<Response>,
): Promise<boolean> {
  const taken = { known: [] as number[], unknown: [] as number[] };
  const guessAt = async (kind: 'known' | 'unknown') => {
    const ms = await timed(async () => {
      const response = await guess(kind === 'known' ? KNOWN : UNKNOWN);
      await response.arrayBuffer();
      if (response.status !== 401) throw new Error(`${name} answered ${response.status}`);
    });
    taken[kind].push(ms);
  };
  for (let round = 0; round < WARM_UP + rounds; round += 1) {
    if (round === WARM_UP) taken.known.length = taken.unknown.length = 0;
    const order = round % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of order) await guessAt(kind);
  }
  const [known, unknown] = [median(taken.known), median(taken.unknown)];
  const { area, interval } = aucOf(taken.known, taken.unknown);
  const range = interval.map((end) => end.toFixed(3)).join(' to ');
  console.log(
    `${name.padEnd(8)} known p50 ${formatMs(known)}  unknown p50 ${formatMs(unknown)}  AUC ${area.toFixed(3)} (95 %: ${range})`,
  );
  return Math.abs(area - 0.5) <= MOST_FROM_HALF;
}
