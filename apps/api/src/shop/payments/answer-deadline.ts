import { setTimeout } from 'node:timers/promises';

/** How long a provider may take in all, in milliseconds. Shorter than a lease, and than the shop takes to close. */
const ANSWER_MS = 7_000;

/** Begins the time that the provider has. */
export function startDeadline() {
  const clock = new AbortController();
  const tooLate = setTimeout(ANSWER_MS, undefined, { signal: clock.signal, ref: false }).then(
    () => {
      throw new Error(`The payment provider has not answered for ${ANSWER_MS / 1000} seconds`);
    },
  );
  // Stopping the clock rejects it, when nothing waits for it any longer.
  tooLate.catch(() => undefined);
  return {
    race: <T>(answer: Promise<T>): Promise<T> => Promise.race([answer, tooLate]),
    stop: () => clock.abort(),
  };
}
