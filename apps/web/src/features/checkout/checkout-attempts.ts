import type { OrderItem, User } from '@shop/shared';
import { z } from 'zod';
import { createLocalStore, useLocalStore } from '../../lib/local-store';
import { randomKey } from '../../lib/random-key';

const attemptSchema = z.object({
  key: z.string().min(1),
  buyer: z.string(),
  items: z.array(z.object({ product: z.string(), quantity: z.int().min(1) })).min(1),
});
/** A payment that was sent off and whose outcome isn't known yet. */
export type Attempt = z.infer<typeof attemptSchema>;

type BuyerId = User['_id'];

/** One attempt per buyer at most, the same in every tab, so that no tab begins a second one beside it. */
const attempts = createLocalStore<readonly Attempt[]>({
  key: 'checkout',
  empty: [],
  parse: (stored) => z.array(attemptSchema).parse(stored),
});

export function attemptOf(buyer: BuyerId): Attempt | undefined {
  return attempts.get().find((attempt) => attempt.buyer === buyer);
}

export function useAttempt(buyer: BuyerId | undefined): Attempt | undefined {
  return useLocalStore(attempts).find((attempt) => attempt.buyer === buyer);
}

/**
 * Begins to buy these items. An attempt of this buyer that isn't settled comes first, over reloads and in other tabs
 * too: should a reply get lost, trying again asks for the same order and not for a second one.
 */
export function beginAttempt(buyer: BuyerId, items: readonly OrderItem[]): Attempt {
  const unsettled = attemptOf(buyer);
  if (unsettled) return unsettled;
  const attempt = { key: randomKey(), buyer, items: [...items] };
  attempts.set([...attempts.get(), attempt]);
  return attempt;
}

/** The attempt's outcome is known. Answers whether that is news: another tab may have heard of it first. */
export function settleAttempt({ key }: Attempt): boolean {
  const before = attempts.get();
  const others = before.filter((attempt) => attempt.key !== key);
  if (others.length > 0) attempts.set(others);
  else attempts.clear();
  return others.length < before.length;
}

/** Whether the attempt is for exactly these items, both as `orderItems` lists them. */
export function isFor({ items }: Attempt, wanted: readonly OrderItem[]): boolean {
  return (
    items.length === wanted.length &&
    items.every(
      ({ product, quantity }, index) =>
        product === wanted[index]?.product && quantity === wanted[index].quantity,
    )
  );
}
