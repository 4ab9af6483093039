import mongoose from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from '../http/errors.js';
import { LimitCounterModel } from './limit-counter.model.js';

/** Seconds. */
const QUARTER_HOUR = 15 * 60;
const DAY = 24 * 60 * 60;

/** How many attempts are borne in how many seconds. */
interface Limit {
  points: number;
  duration: number;
}

/**
 * Wrong guesses at a secret. At an account from one address few; at an account from everywhere more than one address
 * is allowed in all for passwords, so that nobody alone can keep its owner out elsewhere.
 */
const GUESSES = {
  login: {
    address: { points: 100, duration: QUARTER_HOUR },
    pair: { points: 10, duration: QUARTER_HOUR },
    account: { points: 150, duration: QUARTER_HOUR },
  },
  reset: {
    address: { points: 50, duration: QUARTER_HOUR },
    pair: { points: 5, duration: QUARTER_HOUR },
    account: { points: 60, duration: DAY },
  },
} as const satisfies Record<string, Record<string, Limit>>;

/** Uses of what is dear, whether they succeed or not: far above what people do, below what programs could. */
const USES = {
  // Tries at a secret, right or wrong, and new passwords cost a hash: one account's can't fill the line for hashing.
  proof: {
    address: { points: 5_000, duration: QUARTER_HOUR },
    account: { points: 180, duration: QUARTER_HOUR },
  },
  passwordChange: {
    address: { points: 200, duration: QUARTER_HOUR },
    account: { points: 20, duration: QUARTER_HOUR },
  },
  registration: {
    address: { points: 200, duration: QUARTER_HOUR },
    account: { points: 10, duration: QUARTER_HOUR },
  },
  checkout: {
    address: { points: 10_000, duration: 5 * 60 },
    account: { points: 1_000, duration: 5 * 60 },
  },
} as const satisfies Record<string, Record<string, Limit>>;

/** Seconds for which an address is known as one from which an account's owner has proved who they are. */
const KNOWN_FOR = 90 * DAY;

/** One try at a secret. */
export interface Attempt {
  kind: keyof typeof GUESSES;
  email: string;
  /** Network address of who tries. */
  address: string;
}

/** One use of something that is limited. */
export interface Use {
  kind: Exclude<keyof typeof USES, 'proof'>;
  /** The account it is for: an id, or the e-mail address of one to be. */
  account: string;
  /** Network address of who asks. */
  address: string;
}

/** Counts attempts in the database, so that all instances of the shop count together. */
export interface Attempts {
  /**
   * Makes a try: it counts before it is known to be wrong, so that many at once gain nothing, and is forgotten when
   * `check` gives a result, but for the cost of checking. A check that fails to say is no guess: its try is given back.
   * @throws HttpError 429 when there were too many.
   */
  tryOnce<T>(attempt: Attempt, check: () => Promise<T | undefined>): Promise<T | undefined>;
  /** Forgets the wrong tries at an account: whoever has just proved to own it starts afresh. */
  forget(attempt: Attempt): Promise<void>;
  /**
   * Counts a use.
   * @throws HttpError 429 when there were too many.
   */
  use(use: Use): Promise<void>;
}

/**
 * Needs the connection to be open.
 * @param factor what every limit is multiplied by.
 */
export function createAttempts(factor = 1): Attempts {
  const limiter = (keyPrefix: string, { points, duration }: Limit) =>
    new RateLimiterMongo({
      storeClient: mongoose.connection.getClient(),
      dbName: mongoose.connection.name,
      tableName: LimitCounterModel.collection.name,
      keyPrefix,
      points: points * factor,
      duration,
      disableIndexesCreation: true,
    });
  const guesses = {
    login: guessLimiters('login', limiter),
    reset: guessLimiters('reset', limiter),
  };
  const uses = {
    proof: useLimiters('proof', limiter),
    passwordChange: useLimiters('passwordChange', limiter),
    registration: useLimiters('registration', limiter),
    checkout: useLimiters('checkout', limiter),
  };
  const known = limiter('known', { points: 1, duration: KNOWN_FOR });

  return {
    async tryOnce({ kind, email, address }, check) {
      const limits = guesses[kind];
      const pair = pairOf(email, address);
      // An account's are counted apart for each address: nobody elsewhere uses up the owner's.
      await consume(uses.proof.address, address);
      await consume(uses.proof.account, pair);
      // In this order: who has used up their own tries can't use up the account's.
      await consume(limits.address, address);
      await consume(limits.pair, pair);
      const isKnown = (await known.get(pair)) !== null;
      if (!isKnown) await consume(limits.account, email);
      const giveBackShared = () => [
        limits.address.reward(address),
        ...(isKnown ? [] : [limits.account.reward(email)]),
      ];
      const result = await check().catch(async (failure: unknown) => {
        // Settled, because what kept the check from an answer may keep the counters from one too.
        await Promise.allSettled([...giveBackShared(), limits.pair.reward(pair)]);
        throw failure;
      });
      if (result !== undefined) {
        await Promise.all([
          ...giveBackShared(),
          limits.pair.delete(pair),
          known.set(pair, 1, KNOWN_FOR),
        ]);
      }
      return result;
    },
    async forget({ kind, email, address }) {
      const { pair, account } = guesses[kind];
      await Promise.all([pair.delete(pairOf(email, address)), account.delete(email)]);
    },
    async use({ kind, account, address }) {
      await consume(uses[kind].address, address);
      await consume(uses[kind].account, account);
    },
  };
}

type MakeLimiter = (keyPrefix: string, limit: Limit) => RateLimiterMongo;

function guessLimiters(kind: keyof typeof GUESSES, make: MakeLimiter) {
  const { address, pair, account } = GUESSES[kind];
  return {
    address: make(`${kind}-address`, address),
    pair: make(`${kind}-pair`, pair),
    account: make(`${kind}-account`, account),
  };
}

function useLimiters(kind: keyof typeof USES, make: MakeLimiter) {
  const { address, account } = USES[kind];
  return { address: make(`${kind}-address`, address), account: make(`${kind}-account`, account) };
}

function pairOf(email: string, address: string): string {
  return `${email}|${address}`;
}

async function consume(limit: RateLimiterMongo, key: string): Promise<void> {
  try {
    await limit.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw tooManyRequests('Too many attempts, please try again later', refusal.msBeforeNext);
  }
}
