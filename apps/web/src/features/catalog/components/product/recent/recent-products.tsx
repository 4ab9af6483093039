import type { Product } from '@shop/shared';
import { useEffect, useRef, useState } from 'react';
import { useLocalStore } from '../../../../../lib/storage/local-store';
import styles from './recent-products.module.css';
import { recentStore, rememberViewed } from './recent-store';
import type { RecentlyViewed as RecentlyViewedComponent } from './recently-viewed';

/** How far below the window the end of the page may be when its code is loaded. */
const MARGIN = '600px';

/** Calls back once an element is near the window. @returns a function that stops waiting */
function whenNear(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting) callback();
    },
    { rootMargin: MARGIN },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Notes that a product is viewed, and shows those viewed before. Their code is loaded when their place at the end of the
 * page comes near; the place is kept from the beginning, so that nothing moves.
 */
export function RecentProducts({ product }: { product: Product }) {
  const place = useRef<HTMLDivElement>(null);
  const [RecentlyViewed, setRecentlyViewed] = useState<typeof RecentlyViewedComponent>();
  const hasOthers = useLocalStore(recentStore).some(({ _id }) => _id !== product._id);
  useEffect(() => rememberViewed(product), [product]);
  useEffect(() => {
    if (!place.current) return undefined;
    return whenNear(place.current, () => {
      // Offline, the page does without it.
      import('./recently-viewed').then(
        (loaded) => setRecentlyViewed(() => loaded.RecentlyViewed),
        () => undefined,
      );
    });
  }, [hasOthers]);
  if (!hasOthers) return null;
  return (
    <div ref={place} className={styles.place}>
      {RecentlyViewed && <RecentlyViewed productId={product._id} />}
    </div>
  );
}
