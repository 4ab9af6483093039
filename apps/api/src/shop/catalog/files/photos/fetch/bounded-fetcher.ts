import { OutsideError, SilentError } from '../../../../../platform/outside/outside-error.js';
import type { FetchPhoto } from '../photo-sources.js';

/** What the photos that an import fetches may take together. */
export const FETCH_LIMITS = {
  /** How many are fetched. */
  photos: 10_000,
  /** How often in a row a host may give no answer before it is asked no more. */
  silences: 3,
  /** For how long is fetched, in milliseconds. */
  ms: 4 * 60 * 60 * 1_000,
} as const;

/**
 * The same fetcher within the limits of one import. Beyond them, each photo fails with the reason and without a request.
 * @param fetched how many photos the import has fetched before
 */
export function boundedFetcher(
  fetchPhoto: FetchPhoto,
  { fetched = 0, limits = FETCH_LIMITS }: { fetched?: number; limits?: FetchLimits } = {},
): FetchPhoto {
  const silences = new Map<string, number>();
  let [photos, ms] = [fetched, 0];
  return async (address, signal) => {
    const host = URL.parse(address)?.host ?? '';
    if (photos >= limits.photos) throw new OutsideError(tooMany(limits.photos));
    if (ms >= limits.ms) throw new OutsideError(TOO_LONG);
    if ((silences.get(host) ?? 0) >= limits.silences) throw new OutsideError(silent(host));
    const start = performance.now();
    photos += 1;
    try {
      const bytes = await fetchPhoto(address, signal);
      silences.delete(host);
      return bytes;
    } catch (error) {
      if (error instanceof SilentError) silences.set(host, (silences.get(host) ?? 0) + 1);
      else silences.delete(host);
      throw error;
    } finally {
      ms += performance.now() - start;
    }
  };
}

type FetchLimits = Record<keyof typeof FETCH_LIMITS, number>;

const tooMany = (count: number) =>
  `An import fetches at most ${count.toLocaleString('en-US')} photos. Import the rest by another file`;
const TOO_LONG = 'The photos of this import take too long. Import the file again to fetch the rest';
const silent = (host: string) => `Left out: ${host} has given no answer several times in a row`;
