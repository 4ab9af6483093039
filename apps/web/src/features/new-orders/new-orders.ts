import { createContext, use, useEffect, useMemo } from 'react';
import { useIsPermitted } from '../../lib/session/permissions';
import { useSession } from '../../lib/session/session';
import { useCountNewOrders } from './api/count-new-orders';
import { markSeenUntil, useSeenUntil } from './seen-orders';

/** The new orders, for the administrator's screens. */
export interface NewOrdersState {
  /** Orders that this administrator has not seen in the list, at most 100. */
  count: number;
  /** When the newest of all orders was placed (ISO 8601); undefined before the first reply and the first order. */
  newest: string | undefined;
  /** Changes with each reply. */
  checkedAt: number;
  /** Marks the orders up to this moment as seen. */
  markSeen: (until: string) => void;
}

export const NewOrdersContext = createContext<NewOrdersState>({
  count: 0,
  newest: undefined,
  checkedAt: 0,
  markSeen: () => undefined,
});

export function useNewOrders(): NewOrdersState {
  return use(NewOrdersContext);
}

/** A moment before any order. */
const BEFORE_ALL = new Date(0).toISOString();

/** The value of the context. Polls for orders as long as an administrator's screen is open. */
export function useWatchNewOrders(): NewOrdersState {
  const user = useSession()?.user._id;
  const seenUntil = useSeenUntil(user);
  const { data, dataUpdatedAt: checkedAt } = useCountNewOrders(seenUntil, useIsPermitted('orders'));
  useEffect(() => {
    // Orders that exist on the first visit are not new.
    if (user && data && seenUntil === undefined) markSeenUntil(user, data.newest ?? BEFORE_ALL);
  }, [user, data, seenUntil]);
  const { count = 0, newest } = data ?? {};
  return useMemo(
    () => ({
      count,
      newest: newest ?? undefined,
      checkedAt,
      markSeen: (until) => {
        if (user) markSeenUntil(user, until);
      },
    }),
    [count, newest, checkedAt, user],
  );
}
