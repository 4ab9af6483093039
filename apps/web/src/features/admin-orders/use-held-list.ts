import type { OrderListQuery } from '@shop/shared';
import { useRef, useState } from 'react';
import { useNewOrders } from '../new-orders';
import type { ListHold } from './api/list-all-orders';

interface Held {
  /** The filters of the list, on whatever page. */
  list: string;
  /** When the newest order was placed that the list could have shown; empty before the first order. */
  until: string;
  /** Whether it was loaded before anything was known of orders that its filters leave out. */
  isProvisional: boolean;
}

/** Whether every new order is on the list's first page. */
function showsAllNew({ page, sort, search, buyer, status, days, from, until }: OrderListQuery) {
  const isNarrowed = [search, buyer, days, from, until].some((filter) => filter !== undefined);
  const hasNewStatus = status === undefined || status === 'waiting' || status === 'Not Process';
  return page === 1 && sort === 'newest' && hasNewStatus && !isNarrowed;
}

/** A filtered list need not begin with the newest of all orders. */
function heldUntil({ list, until }: Held, newest: string): Held {
  return { list, until: newest > until ? newest : until, isProvisional: false };
}

/**
 * Holds a list at the moment when its first page was loaded: orders that arrive later move no row, however often the list
 * is loaded again, until it is released. What the first page shows has been seen.
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
      const loaded = { list, until: first, isProvisional: !isComplete && newest === undefined };
      setHeld(isComplete || newest === undefined ? loaded : heldUntil(loaded, newest));
      if (isComplete && first && document.visibilityState === 'visible') markSeen(first);
    },
  };

  return {
    hold,
    /** Whether orders have arrived that the first page does not show. */
    hasArrivals:
      current !== undefined && !held?.isProvisional && newest !== undefined && newest > current,
    /** Whether this page would show them. */
    isFirstPage: query.page === 1 && query.sort === 'newest',
    showsAllNew: showsAllNew(query),
    /** Lets the next load be as of then. */
    release: () => {
      isReleased.current = true;
    },
  };
}
