/** After so many tries, a day and a half after the first, a job is dead. */
export const MAX_TRIES = 12;

const FIRST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 6 * 60 * 60 * 1_000;

/**
 * How long to wait after a number of failed tries: three times as long each time, up to six hours.
 * @param random from 0 to 1. Spreads the tries of jobs that failed together by a fifth in both directions.
 */
export function waitAfter(tries: number, random = Math.random()): number {
  const wait = Math.min(FIRST_WAIT_MS * 3 ** (tries - 1), LONGEST_WAIT_MS);
  return Math.round(wait * (0.8 + 0.4 * random));
}
