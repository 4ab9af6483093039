import { expect, it, vi } from 'vitest';
import { OutsideError, SilentError } from '../../../../../platform/outside/outside-error.js';
import type { FetchPhoto } from '../photo-sources.js';
import { boundedFetcher, FETCH_LIMITS } from './bounded-fetcher.js';

const BYTES = Buffer.from('photo');
const silence = new SilentError('The photo took over 20 seconds');
const fetcher = () => vi.fn<FetchPhoto>().mockResolvedValue(BYTES);
const at = (host: string) => `https://${host}/a.png`;

it('gives up on a host that gives no answer several times in a row, and on no other', async () => {
  const fetchPhoto = fetcher().mockImplementation((address) =>
    address.includes('slow') ? Promise.reject(silence) : Promise.resolve(BYTES),
  );
  const bounded = boundedFetcher(fetchPhoto);
  for (let count = 0; count < FETCH_LIMITS.silences; count += 1)
    await expect(bounded(at('slow.example'))).rejects.toThrow('took over');
  await expect(bounded(at('slow.example'))).rejects.toThrow('slow.example has given no answer');
  expect(fetchPhoto).toHaveBeenCalledTimes(FETCH_LIMITS.silences);
  expect(await bounded(at('cdn.example'))).toBe(BYTES);
});

it('begins to count anew after an answer, even one that is no photo', async () => {
  const fetchPhoto = fetcher();
  const bounded = boundedFetcher(fetchPhoto, { limits: { ...FETCH_LIMITS, silences: 2 } });
  for (const failure of [silence, new OutsideError('The server answered with 404'), silence]) {
    fetchPhoto.mockRejectedValueOnce(failure);
    await expect(bounded(at('cdn.example'))).rejects.toThrow(failure);
  }
  expect(await bounded(at('cdn.example'))).toBe(BYTES);
});

it('fetches so many photos, those before a restart included, and no longer than it may', async () => {
  const few = { ...FETCH_LIMITS, photos: 2 };
  const bounded = boundedFetcher(fetcher(), { fetched: 1, limits: few });
  expect(await bounded(at('cdn.example'))).toBe(BYTES);
  await expect(bounded(at('cdn.example'))).rejects.toThrow('at most 2 photos');
  const late = boundedFetcher(fetcher(), { limits: { ...FETCH_LIMITS, ms: 0 } });
  await expect(late(at('cdn.example'))).rejects.toThrow('take too long');
});
