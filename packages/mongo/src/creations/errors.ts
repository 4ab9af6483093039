/** An `Idempotency-Key` was used for something else. */
export class KeyReusedError extends Error {
  override name = 'KeyReusedError';

  constructor() {
    super('The key was used for other input');
  }
}

/** The first call with an `Idempotency-Key` is still under way. */
export class CallUnderWayError extends Error {
  override name = 'CallUnderWayError';
  readonly retryAfterSeconds = 2;

  constructor() {
    super('The first call with this key is under way');
  }
}
