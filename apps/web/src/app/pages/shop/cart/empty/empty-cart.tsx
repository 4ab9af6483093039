import { ShoppingBag } from 'lucide-react';
import { Suspense } from 'react';
import { shopPaths } from '../../../../../lib/address/shop-paths';
import { EmptyState } from '../../../../../ui/feedback/empty-state';
import { ButtonLink } from '../../../../../ui/forms/button';
import styles from './empty-cart.module.css';
import { suggestions } from './lazy-suggestions';

/** What to do with an empty cart: the way to all products, and some of them. */
export function EmptyCart() {
  return (
    <div data-needs-script>
      <div className={styles.empty}>
        <EmptyState
          title="Find something you like"
          icon={<ShoppingBag aria-hidden size={28} strokeWidth={1.5} />}
          actions={<ButtonLink to={shopPaths.home}>Keep shopping</ButtonLink>}
        >
          Products you add to your cart appear here.
        </EmptyState>
      </div>
      <div className={styles.products}>
        <Suspense>
          <suggestions.Component />
        </Suspense>
      </div>
    </div>
  );
}
