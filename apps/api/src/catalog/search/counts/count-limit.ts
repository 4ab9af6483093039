import { LRUCache } from 'lru-cache';
import { tooManyRequests } from '../../../http/errors.js';

/** Counts from one network address in a minute: enough for an office behind it. */
const MOST = 120;
const MINUTE_MS = 60_000;
/** Addresses that are remembered. */
const ADDRESSES = 10_000;

/** Bounds how much one network address can count. In memory: a write for each would cost more than the count. */
export class CountLimit {
  private readonly counts = new LRUCache<string, { times: number }>({
    max: ADDRESSES,
    ttl: MINUTE_MS,
  });

  /** @throws HttpError 429 when there were too many. */
  take(address: string): void {
    const known = this.counts.get(address);
    if (!known) this.counts.set(address, { times: 1 });
    else if (known.times >= MOST)
      throw tooManyRequests('Too many requests, please try again later', MINUTE_MS);
    else known.times += 1;
  }
}
