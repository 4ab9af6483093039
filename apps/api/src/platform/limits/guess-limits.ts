import { createCounter, DAY, QUARTER_HOUR, times, type Limit } from './counter.js';
import { createKnownAddresses } from './known-addresses.js';

/**
 * Wrong guesses from one network address, at one account from one address (`pair`), and at one account from everywhere.
 * For passwords, the last limit exceeds the first, so that one address alone can't lock an owner out elsewhere.
 */
const WRONG_GUESSES = {
  password: {
    address: { most: 100, seconds: QUARTER_HOUR },
    pair: { most: 10, seconds: QUARTER_HOUR },
    account: { most: 150, seconds: QUARTER_HOUR },
  },
  answer: {
    address: { most: 50, seconds: QUARTER_HOUR },
    pair: { most: 5, seconds: QUARTER_HOUR },
    account: { most: 60, seconds: DAY },
  },
  /** A caller who guesses codes already knows the password, and three of a million codes are valid at any time. */
  code: {
    address: { most: 100, seconds: QUARTER_HOUR },
    pair: { most: 10, seconds: QUARTER_HOUR },
    account: { most: 60, seconds: DAY },
  },
} as const satisfies Record<string, Record<'address' | 'pair' | 'account', Limit>>;

/** All guesses: each costs a hash, and guesses at one account from one address must not fill the hashing queue. */
const ALL_GUESSES = {
  address: { most: 5_000, seconds: QUARTER_HOUR },
  pair: { most: 180, seconds: QUARTER_HOUR },
} as const satisfies Record<'address' | 'pair', Limit>;

type Secret = keyof typeof WRONG_GUESSES;

/** The kinds of secrets that can be guessed. */
export const SECRETS = Object.keys(WRONG_GUESSES);

/** A guess at an account's password, its security answer or a code of its second factor. */
export interface Guess {
  secret: Secret;
  email: string;
  /** Network address of the caller. */
  address: string;
}

/** Limits guesses at secrets. */
export interface GuessLimits {
  /**
   * Runs `check` and returns its result; undefined means that the guess was wrong. A guess is counted before `check`
   * runs, so that concurrent guesses gain nothing. A right guess resets the wrong guesses at its account from its
   * address. If `check` throws, the count is undone.
   * @throws LimitReachedError when there were too many guesses.
   */
  guess<T>(guess: Guess, check: () => Promise<T | undefined>): Promise<T | undefined>;
  /** Resets the wrong guesses at an account, because its owner has just authenticated. */
  clear(guess: Guess): Promise<void>;
}

/**
 * The database connection must be open.
 * @param factor multiplies every limit.
 */
export function createGuessLimits(factor = 1): GuessLimits {
  const counter = (name: string, limit: Limit) => createCounter(name, times(factor, limit));
  const wrongGuesses = (secret: Secret) => ({
    byAddress: counter(`${secret}-address`, WRONG_GUESSES[secret].address),
    byPair: counter(`${secret}-pair`, WRONG_GUESSES[secret].pair),
    byAccount: counter(`${secret}-account`, WRONG_GUESSES[secret].account),
  });
  const wrong = {
    password: wrongGuesses('password'),
    answer: wrongGuesses('answer'),
    code: wrongGuesses('code'),
  };
  const all = {
    byAddress: counter('guess-address', ALL_GUESSES.address),
    byPair: counter('guess-pair', ALL_GUESSES.pair),
  };
  const knownAddresses = createKnownAddresses();

  return {
    async guess(guess, check) {
      const { secret, email, address } = guess;
      const pair = pairOf(guess);
      const own = wrong[secret].byPair(pair);
      // Checked before anything is read or counted, so that a caller over the limit costs as little as possible.
      for (const count of [all.byPair(pair), wrong[secret].byAddress(address), own])
        count.refuseIfKnown();
      // Knowing the password must not make an address known for codes: whoever guesses codes knows the password.
      const place = secret === 'code' ? `code|${pair}` : pair;
      const [{ isKnown, isRecent }] = await Promise.all([
        knownAddresses.find(place),
        all.byAddress(address).add(),
        all.byPair(pair).add(),
      ]);
      const { byAddress, byAccount } = wrong[secret];
      // In this order, so that guesses beyond the caller's own limits don't use up the account's limit.
      const counts = [byAddress(address), own, ...(isKnown ? [] : [byAccount(email)])];
      for (const count of counts) await count.add();

      const found = await check().catch(async (failure: unknown) => {
        // `allSettled`, because whatever made the check fail may make the counters fail too.
        await Promise.allSettled(counts.map((count) => count.takeBack()));
        throw failure;
      });
      if (found !== undefined) {
        await Promise.all([
          ...counts.map((count) => (count === own ? count.clear() : count.takeBack())),
          ...(isRecent ? [] : [knownAddresses.add(place)]),
        ]);
      }
      return found;
    },
    async clear(guess) {
      const { byPair, byAccount } = wrong[guess.secret];
      await Promise.all([byPair(pairOf(guess)).clear(), byAccount(guess.email).clear()]);
    },
  };
}

function pairOf({ email, address }: Guess): string {
  return `${email}|${address}`;
}
