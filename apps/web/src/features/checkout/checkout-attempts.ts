import type { Contact, OrderItem, User } from '@shop/shared';
import { useLocalStore } from '../../lib/storage/local-store';
import type { Told } from './entries';
import { randomKey } from '../../lib/storage/random-key';
import { storeAttempts, storedAttempts, type Attempt } from '../../lib/storage/stored-attempts';

type BuyerId = User['_id'];

/** What a shopper wants to buy, what it costs, and where to deliver it. */
export interface Purchase {
  buyer: BuyerId;
  items: readonly OrderItem[];
  delivery?: Contact;
  /** What the shopper was shown, in US dollars. */
  total: number;
  /** What they entered at the checkout. */
  told?: Told | undefined;
  /** See `askedFor`. */
  asked: string;
}

export function attemptOf(buyer: BuyerId): Attempt | undefined {
  return storedAttempts.get().find((attempt) => attempt.buyer === buyer);
}

export function useAttempt(buyer: BuyerId | undefined): Attempt | undefined {
  return useLocalStore(storedAttempts).find((attempt) => attempt.buyer === buyer);
}

/**
 * Starts an attempt to buy these items, or returns the buyer's unsettled one, which takes precedence even after a
 * reload or in another tab: after a lost reply, a retry sends the same order instead of a second one.
 */
export function beginAttempt({ items, ...purchase }: Purchase): Attempt {
  const unsettled = attemptOf(purchase.buyer);
  if (unsettled) return unsettled;
  const attempt = { key: randomKey(), items: [...items], ...purchase };
  storeAttempts([...storedAttempts.get(), attempt]);
  return attempt;
}

/**
 * Removes an attempt whose outcome is known.
 * @returns false if another tab has settled it already
 */
export function settleAttempt({ key }: Attempt): boolean {
  const before = storedAttempts.get();
  const others = before.filter((attempt) => attempt.key !== key);
  storeAttempts(others);
  return others.length < before.length;
}
