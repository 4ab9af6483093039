import { Skeleton } from '../../../../ui/feedback/skeleton';
import styles from './rows-skeleton.module.css';

/** Holds the place of a table whose rows are on their way. */
export function RowsSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.rows} role="status" aria-label={label}>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} height="2.75rem" radius="var(--radius-control)" />
      ))}
    </div>
  );
}
