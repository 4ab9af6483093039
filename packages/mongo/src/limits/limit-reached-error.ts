/** A limit is reached: nothing was done. */
export class LimitReachedError extends Error {
  override name = 'LimitReachedError';

  /** @param retryAfterMs is the time until the next use is allowed. */
  constructor(readonly retryAfterMs: number) {
    super('A limit is reached');
  }
}
