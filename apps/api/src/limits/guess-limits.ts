import { createCounter, DAY, QUARTER_HOUR, times, type Limit } from './counter.js';
import { createKnownAddresses } from './known-addresses.js';

/**
 * Wrong guesses from one network address, at one account from one address (`pair`), and at one account from everywhere.
 * The last is more than one address may make at passwords, so that nobody alone can lock an owner out elsewhere.
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
  /** Whoever guesses at one knows the password, and three of a million codes are right at any time. */
  code: {
    address: { most: 100, seconds: QUARTER_HOUR },
    pair: { most: 10, seconds: QUARTER_HOUR },
    account: { most: 60, seconds: DAY },
  },
} as const satisfies Record<string, Record<'address' | 'pair' | 'account', Limit>>;

/** Guesses, right or wrong: each costs a hash, and one account must not fill the queue for hashes from one address. */
const ALL_GUESSES = {
  address: { most: 5_000, seconds: QUARTER_HOUR },
  pair: { most: 180, seconds: QUARTER_HOUR },
} as const satisfies Record<'address' | 'pair', Limit>;

type Secret = keyof typeof WRONG_GUESSES;

/** What can be guessed at. */
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
   * Runs `check` on a guess and returns what it found; undefined means that the guess was wrong. A guess counts before
   * its outcome is known, so that many at once gain nothing. A right one clears the wrong ones at its account from its
   * address. When `check` fails there was no guess, and its count is taken back.
   * @throws HttpError 429 when there were too many guesses.
   */
  guess<T>(guess: Guess, check: () => Promise<T | undefined>): Promise<T | undefined>;
  /** Clears the wrong guesses at an account: its owner has just proved who they are. */
  clear(guess: Guess): Promise<void>;
}

/**
 * Needs the connection to be open.
 * @param factor what every limit is multiplied by.
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
      // Before anything is read or counted: whoever goes on after the limit costs as little as can be.
      for (const count of [all.byPair(pair), wrong[secret].byAddress(address), own])
        count.refuseIfKnown();
      // A password does not make an address known for codes: who guesses at codes has the password.
      const place = secret === 'code' ? `code|${pair}` : pair;
      const [{ isKnown, isRecent }] = await Promise.all([
        knownAddresses.find(place),
        all.byAddress(address).add(),
        all.byPair(pair).add(),
      ]);
      const { byAddress, byAccount } = wrong[secret];
      // In this order: a caller who has used up their own guesses can't use up the account's.
      const counts = [byAddress(address), own, ...(isKnown ? [] : [byAccount(email)])];
      for (const count of counts) await count.add();

      const found = await check().catch(async (failure: unknown) => {
        // Settled, because what made the check fail may make the counters fail too.
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
