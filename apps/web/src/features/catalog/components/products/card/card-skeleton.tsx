import { Skeleton } from '../../../../../ui/feedback/skeleton';
import styles from '../product-grid.module.css';

/** Placeholder of a card in a list. */
export function CardSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton height="var(--card-picture)" radius="0" />
      <div className={styles.lines}>
        <Skeleton width="70%" height="1.125rem" />
        <Skeleton width="90%" height="0.875rem" />
        <Skeleton width="35%" height="1.5rem" />
        <Skeleton height="2.75rem" radius="var(--radius-control)" />
      </div>
    </div>
  );
}
