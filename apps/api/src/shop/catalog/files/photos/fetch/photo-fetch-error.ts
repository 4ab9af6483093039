/** A photo can't be had; the message says why. */
export class PhotoFetchError extends Error {
  override name = 'PhotoFetchError';
}
