import mongoose from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from '../http/errors.js';

const WINDOW_SECONDS = 15 * 60;

/** What is guessed at, and how many wrong guesses are borne in a quarter of an hour. */
const BORNE_GUESSES = {
  login: { perAccount: 10, perAddress: 100 },
  reset: { perAccount: 5, perAddress: 50 },
} as const;

/** One try at a secret. */
export interface Attempt {
  kind: keyof typeof BORNE_GUESSES;
  email: string;
  /** Network address of who tries. */
  address: string;
}

/** Counts tries at passwords and answers, in the database, so that all instances of the shop count together. */
export interface Attempts {
  /**
   * Makes a try: it counts before it is known to be wrong, so that many at once gain nothing, and is forgotten when
   * `attempt` gives a result.
   * @throws HttpError 429 when there were too many.
   */
  tryOnce<T>(attempt: Attempt, check: () => Promise<T | undefined>): Promise<T | undefined>;
  /** Forgets the wrong tries at an account: whoever has just proved to own it starts afresh. */
  forget(attempt: Pick<Attempt, 'kind' | 'email'>): Promise<void>;
}

/** Needs the connection to be open. */
export function createAttempts(): Attempts {
  const limiters = {
    login: {
      account: limiter('login-account', BORNE_GUESSES.login.perAccount),
      address: limiter('login-address', BORNE_GUESSES.login.perAddress),
    },
    reset: {
      account: limiter('reset-account', BORNE_GUESSES.reset.perAccount),
      address: limiter('reset-address', BORNE_GUESSES.reset.perAddress),
    },
  };
  return {
    async tryOnce({ kind, email, address }, check) {
      const limits = limiters[kind];
      await consume(limits.address, address);
      await consume(limits.account, email);
      const result = await check();
      if (result !== undefined) {
        await Promise.all([limits.account.delete(email), limits.address.reward(address)]);
      }
      return result;
    },
    async forget({ kind, email }) {
      await limiters[kind].account.delete(email);
    },
  };
}

function limiter(keyPrefix: string, points: number): RateLimiterMongo {
  return new RateLimiterMongo({
    storeClient: mongoose.connection.getClient(),
    dbName: mongoose.connection.name,
    tableName: 'attempts',
    keyPrefix,
    points,
    duration: WINDOW_SECONDS,
    disableIndexesCreation: true,
  });
}

/** The collection's indexes, as the limiter expects them. */
export async function createAttemptIndexes(): Promise<void> {
  const attempts = mongoose.connection.collection('attempts');
  await attempts.createIndex({ expire: 1 }, { expireAfterSeconds: 0 }, {});
  await attempts.createIndex({ key: 1 }, { unique: true }, {});
}

async function consume(limit: RateLimiterMongo, key: string): Promise<void> {
  try {
    await limit.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw tooManyRequests('Too many attempts, please try again later', refusal.msBeforeNext);
  }
}
