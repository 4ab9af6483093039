import { createCounter, forEachKey, times, type Limit } from './counter.js';
import { createKnownAddresses } from './known-addresses.js';

/** How many guesses are allowed at each kind of secret. */
export interface GuessRules<Secret extends string> {
  /** Wrong guesses from one network address, at one account from one address (`pair`), and at one account. */
  wrong: Record<Secret, Record<'address' | 'pair' | 'account', Limit>>;
  /** All guesses, right ones included. */
  all: Record<'address' | 'pair', Limit>;
  /** Secrets by which alone an address becomes known for guesses at them, and at no others. */
  knownApart: readonly Secret[];
}

/** A guess at a secret of an account, such as its password. */
export interface Guess<Secret extends string> {
  secret: Secret;
  email: string;
  /** Network address of the caller. */
  address: string;
}

/** Limits guesses at secrets. */
export interface GuessLimits<Secret extends string> {
  /**
   * Runs `check` and returns its result; undefined means that the guess was wrong. A guess is counted before `check`
   * runs, so that concurrent guesses gain nothing. A right guess resets the wrong guesses at its account from its
   * address. If `check` throws, the count is undone.
   * @throws LimitReachedError when there were too many guesses.
   */
  guess<T>(guess: Guess<Secret>, check: () => Promise<T | undefined>): Promise<T | undefined>;
  /** Resets the wrong guesses at an account, because its owner has just authenticated. */
  clear(guess: Guess<Secret>): Promise<void>;
}

/**
 * The database connection must be open.
 * @param factor multiplies every limit.
 */
export function limitGuesses<Secret extends string>(
  rules: GuessRules<Secret>,
  factor: number,
): GuessLimits<Secret> {
  const counter = (name: string, limit: Limit) => createCounter(name, times(factor, limit));
  const wrong = forEachKey(rules.wrong, (secret, limits) => ({
    byAddress: counter(`${secret}-address`, limits.address),
    byPair: counter(`${secret}-pair`, limits.pair),
    byAccount: counter(`${secret}-account`, limits.account),
  }));
  const all = {
    byAddress: counter('guess-address', rules.all.address),
    byPair: counter('guess-pair', rules.all.pair),
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
      const place = rules.knownApart.includes(secret) ? `${secret}|${pair}` : pair;
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

function pairOf({ email, address }: Guess<string>): string {
  return `${email}|${address}`;
}
