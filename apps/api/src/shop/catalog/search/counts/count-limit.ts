import { LRUCache } from 'lru-cache';
import { tooManyRequests } from '@shop/http/errors';

/** Counts per network address and minute: enough for an office that shares one. */
const MOST = 120;
const MINUTE_MS = 60_000;
/** Addresses that are tracked. */
const ADDRESSES = 10_000;

/** Limits how much one network address can count. Kept in memory: a write per count would cost more than the count. */
export class CountLimit {
  private readonly counts = new LRUCache<string, { times: number }>({
    max: ADDRESSES,
    ttl: MINUTE_MS,
  });

  /** @throws HttpError 429 if there were too many. */
  take(address: string): void {
    const known = this.counts.get(address);
    if (!known) this.counts.set(address, { times: 1 });
    else if (known.times >= MOST)
      throw tooManyRequests('Too many requests, please try again later', MINUTE_MS);
    else known.times += 1;
  }
}
