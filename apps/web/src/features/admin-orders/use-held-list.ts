import { INITIAL_STATUS, type OrderListQuery } from '@shop/shared';
import { useRef, useState } from 'react';
import { useNewOrders } from '../new-orders';
import type { ListHold } from './api/list-all-orders';

interface Held {
  /** The query of the list, regardless of the page. */
  list: string;
  /** When the newest order that the list could have shown was placed; empty before the first order. */
  until: string;
  /** Whether the list was loaded before the newest order of all was known, which its filters may exclude. */
  isProvisional: boolean;
}

/** Whether every new order is on the list's first page. */
function showsAllNew({ page, sort, status, ...filters }: OrderListQuery) {
  const { search, buyer, left, payment, days, from, until } = filters;
  const isNarrowed = [search, buyer, left, payment, days, from, until].some(
    (one) => one !== undefined,
  );
  const hasNewStatus = status === undefined || status === 'waiting' || status === INITIAL_STATUS;
  return page === 1 && sort === 'newest' && hasNewStatus && !isNarrowed;
}

/** The newest order of all may not be in a filtered list, also because its status was changed since. */
function heldUntil({ list, until }: Held, newest: string): Held {
  return { list, until: newest > until ? newest : until, isProvisional: false };
}

/**
 * Freezes a list at the moment when its first page was loaded: later orders do not shift its rows, however often it is
 * refetched, until it is released. Marks the orders on the first page as seen.
 */
export function useHeldList(query: OrderListQuery) {
  const { newest, markSeen } = useNewOrders();
  const [held, setHeld] = useState<Held>();
  const list = JSON.stringify({ ...query, page: 1 });
  const isReleased = useRef(false);
  const current = held?.list === list ? held.until : undefined;
  if (held?.isProvisional && newest !== undefined) setHeld(heldUntil(held, newest));

  const hold: ListHold = {
    asOf: () => (isReleased.current || current === '' ? undefined : current),
    onLoaded: (first = '') => {
      isReleased.current = false;
      if (query.page !== 1 || query.sort !== 'newest') return;
      const isComplete = showsAllNew(query);
      const isWhole = isComplete && query.status === undefined;
      const loaded = { list, until: first, isProvisional: !isWhole && newest === undefined };
      setHeld(isWhole || newest === undefined ? loaded : heldUntil(loaded, newest));
      if (isComplete && first && document.visibilityState === 'visible') markSeen(first);
    },
  };

  return {
    hold,
    /** Whether new orders have arrived that the first page does not show. */
    hasArrivals:
      current !== undefined && !held?.isProvisional && newest !== undefined && newest > current,
    /** Whether new orders would appear on this page. */
    isFirstPage: query.page === 1 && query.sort === 'newest',
    showsAllNew: showsAllNew(query),
    /** Makes the next refetch return the current list. */
    release: () => {
      isReleased.current = true;
    },
  };
}
