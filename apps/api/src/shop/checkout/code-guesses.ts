import { HttpError } from '@shop/http/errors';
import type { Client } from '@shop/front';
import type { RejectedCode } from '@shop/shared';
import type { UsageLimits } from '../../platform/limits/usage-limits.js';

/** Limits how many codes somebody can try, whether in quotes, which need no account, or in orders. */
export function limitCodeGuesses(limits: UsageLimits, client: Client) {
  const guess = { kind: 'codeGuess', address: client.key, account: client.key } as const;

  /** Counts each code that no promotion has. */
  async function count(rejected: readonly RejectedCode[] = []): Promise<void> {
    for (const { reason } of rejected) if (reason === 'unknown-code') await limits.count(guess);
  }

  return {
    /** @throws LimitReachedError after too many. */
    check: () => limits.check(guess),
    count,
    /** The same for what an order was refused for. */
    countIn: (error: unknown) =>
      count(error instanceof HttpError ? error.details.rejected : undefined),
  };
}
