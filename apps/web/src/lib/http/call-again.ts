import type { LooseInput } from './call-types';
import { ApiError } from './api-error';

/** Together with the longest wait, less than people wait for a form. */
const MOST_TRIES = 6;
const LONGEST_WAIT_MS = 3_000;

/**
 * Sends a call with an idempotency key, and sends it again while an earlier one with the same key is under way: its
 * reply was lost, and is repeated once it is known.
 */
export async function callAgain<Reply>(
  { headers }: LooseInput,
  send: () => Promise<Reply>,
): Promise<Reply> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await send();
    } catch (error) {
      const isUnderWay = error instanceof ApiError && error.status === 409 && error.retryAfter;
      if (!headers?.['idempotency-key'] || !isUnderWay || tries === MOST_TRIES) throw error;
      const wait = Math.min(isUnderWay * 1_000, LONGEST_WAIT_MS);
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
