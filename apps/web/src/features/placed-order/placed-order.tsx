import { lazy, Suspense, type ComponentType } from 'react';
import { useIsHydrated } from '../../lib/page-start/use-is-hydrated';
import { useSession } from '../../lib/session/session';
import { usePlacedOrder } from '../../lib/storage/placed-order';
import styles from './placed-order.module.css';

type Banner = ComponentType<{ number: number }>;

const OrderBanner = lazy(async (): Promise<{ default: Banner }> => {
  try {
    return { default: (await import('./order-banner')).OrderBanner };
  } catch {
    // Offline, for example. The order is in the account.
    return { default: () => null };
  }
});

/**
 * The place on the home page for the order that was just paid. The page's first script marks the browsers that have one,
 * so that its height is kept free before it is there.
 */
export function PlacedOrder() {
  const isHydrated = useIsHydrated();
  const number = usePlacedOrder(useSession()?.user._id);
  return (
    <div
      className={styles.place}
      data-rendered={!isHydrated}
      data-order-shown={number !== undefined}
    >
      {number !== undefined && (
        <Suspense>
          <OrderBanner key={number} number={number} />
        </Suspense>
      )}
    </div>
  );
}
