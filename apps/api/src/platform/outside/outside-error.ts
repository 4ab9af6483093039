/** Something outside of the shop can't be had or reached; the message says why. */
export class OutsideError extends Error {
  override name = 'OutsideError';
}
