import { useEffect, useEffectEvent } from 'react';
import { useNewOrders } from '../new-orders';
import type { useHeldList } from './use-held-list';

interface Arrivals {
  held: ReturnType<typeof useHeldList>;
  isBusy: () => boolean;
  reload: () => Promise<unknown>;
}

/**
 * Shows new orders as soon as nobody is working on the list's rows.
 * @returns a function that shows them at once
 */
export function useArrivals({ held, isBusy, reload }: Arrivals): () => void {
  const { checkedAt } = useNewOrders();

  function show() {
    held.release();
    void reload();
  }

  const showWhenIdle = useEffectEvent(() => {
    if (held.hasArrivals && held.isFirstPage && !isBusy()) show();
  });
  useEffect(() => {
    showWhenIdle();
  }, [checkedAt]);

  return show;
}
