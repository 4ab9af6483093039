import { createLimiter } from './counter.js';

/** Seconds. */
const DAY = 24 * 60 * 60;
/** Seconds. */
const KNOWN_FOR = 90 * DAY;
/** Milliseconds within which a known address is not written again. */
const RENEWED_AFTER_MS = DAY * 1_000;

/** Whether an address is known, and whether it was stored within the last day. */
export interface Acquaintance {
  isKnown: boolean;
  isRecent: boolean;
}

/** Remembers the addresses from which an account's owner has authenticated. */
export interface KnownAddresses {
  find(key: string): Promise<Acquaintance>;
  add(key: string): Promise<void>;
}

/** The database connection must be open. */
export function createKnownAddresses(): KnownAddresses {
  const limiter = createLimiter('known', { most: 1, seconds: KNOWN_FOR });
  return {
    async find(key) {
      const known = await limiter.get(key);
      // Negative if the clock was ahead when the address was stored.
      const ageMs = KNOWN_FOR * 1_000 - (known?.msBeforeNext ?? 0);
      return { isKnown: known !== null, isRecent: ageMs >= 0 && ageMs < RENEWED_AFTER_MS };
    },
    async add(key) {
      await limiter.set(key, 1, KNOWN_FOR);
    },
  };
}
