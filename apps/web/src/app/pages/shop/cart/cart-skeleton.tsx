import { Skeleton } from '../../../../ui/feedback/skeleton';
import styles from './cart-skeleton.module.css';

/** Placeholder for a cart that the browser has stored. */
export function CartSkeleton() {
  return (
    <div className={styles.cart}>
      <Skeleton className={styles.heading} />
      <Skeleton className={styles.count} />
      <Skeleton className={styles.items} />
    </div>
  );
}
