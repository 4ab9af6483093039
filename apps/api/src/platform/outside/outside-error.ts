/** Something outside of the shop can't be had or reached; the message says why. */
export class OutsideError extends Error {
  override name = 'OutsideError';
}

/** A server gave no answer in time, or could not be reached. */
export class SilentError extends OutsideError {
  override name = 'SilentError';
}
