import type { User } from '@shop/shared';
import { z } from 'zod';
import { SEEN_ORDERS_KEY } from '../../lib/storage/forget-everybody';
import { createLocalStore, useLocalStore } from '../../lib/storage/local-store';

const seenSchema = z.object({ user: z.string(), until: z.iso.datetime() });

/** The moment up to which an administrator has seen the orders, stored per browser and so shared by its tabs. */
const seen = createLocalStore<z.output<typeof seenSchema> | null>({
  key: SEEN_ORDERS_KEY,
  empty: null,
  parse: (stored) => seenSchema.parse(stored),
});

/** When the newest order that this administrator has seen was placed; undefined on their first visit. */
export function useSeenUntil(user: User['_id'] | undefined): string | undefined {
  const stored = useLocalStore(seen);
  return stored?.user === user ? stored?.until : undefined;
}

/** Marks all orders up to a moment (ISO 8601) as seen by an administrator. */
export function markSeenUntil(user: User['_id'], until: string) {
  const stored = seen.get();
  if (stored?.user !== user || stored.until < until) seen.set({ user, until });
}
