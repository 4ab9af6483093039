import { createLimiter, DAY } from './counter.js';

/** Seconds. */
const KNOWN_FOR = 90 * DAY;

/** Remembers from which addresses an account's owner has proved who they are. */
export interface KnownAddresses {
  has(key: string): Promise<boolean>;
  add(key: string): Promise<void>;
}

/** Needs the connection to be open. */
export function createKnownAddresses(): KnownAddresses {
  const limiter = createLimiter('known', { most: 1, seconds: KNOWN_FOR });
  return {
    async has(key) {
      return (await limiter.get(key)) !== null;
    },
    async add(key) {
      await limiter.set(key, 1, KNOWN_FOR);
    },
  };
}
