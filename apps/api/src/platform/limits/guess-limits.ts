import {
  limitGuesses,
  type Guess as GuessAt,
  type GuessLimits as Limits,
  type GuessRules,
} from '@shop/mongo/limits';
import { DAY, QUARTER_HOUR } from './periods.js';

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
};

/** All guesses: each costs a hash, and guesses at one account from one address must not fill the hashing queue. */
const ALL_GUESSES = {
  address: { most: 5_000, seconds: QUARTER_HOUR },
  pair: { most: 180, seconds: QUARTER_HOUR },
};

type Secret = keyof typeof WRONG_GUESSES;

/** The kinds of secrets that can be guessed. */
export const SECRETS = Object.keys(WRONG_GUESSES);

/** Whoever guesses codes knows the password: it must not make an address known for codes. */
export const KNOWN_APART: readonly Secret[] = ['code'];

/** Limits guesses at an account's password, its security answer or a code of its second factor. */
export type GuessLimits = Limits<Secret>;

/** A guess at one of these secrets. */
export type Guess = GuessAt<Secret>;

const RULES: GuessRules<Secret> = {
  wrong: WRONG_GUESSES,
  all: ALL_GUESSES,
  knownApart: KNOWN_APART,
};

/**
 * The database connection must be open.
 * @param factor multiplies every limit.
 */
export function createGuessLimits(factor = 1): GuessLimits {
  return limitGuesses(RULES, factor);
}
