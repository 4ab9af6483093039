import { LRUCache } from 'lru-cache';

/** Milliseconds between two refusals of one network address; a single one is sent at once. */
export const APART_MS = 20;
/** Longest delay of a refusal. */
export const LONGEST_HELD_MS = 2_000;
/** Maximum number of delayed refusals; further ones are sent at once. */
const MAX_HELD = 1_000;
/** Maximum number of addresses whose last refusal is remembered. */
const MOST_ADDRESSES = 10_000;

/**
 * Throttles the refusals of one network address: a client that retries as soon as it is refused would otherwise keep
 * the server busy. The request must hold neither a place nor a turn while its refusal is delayed.
 */
export class PacedRefusals {
  private readonly nextAt = new LRUCache<string, number>({ max: MOST_ADDRESSES });
  private held = 0;

  constructor(private readonly now = () => performance.now()) {}

  /** Calls `send` now, or after the delay that the address's earlier refusals require. */
  pace(address: string, send: () => void, apartMs = APART_MS): void {
    const now = this.now();
    const at = Math.min(this.nextAt.get(address) ?? now, now + LONGEST_HELD_MS);
    const waitMs = at - now;
    this.nextAt.set(address, Math.max(at, now) + apartMs);
    if (waitMs <= 0 || this.held >= MAX_HELD) {
      send();
      return;
    }
    this.held += 1;
    setTimeout(() => {
      this.held -= 1;
      send();
    }, waitMs);
  }
}
