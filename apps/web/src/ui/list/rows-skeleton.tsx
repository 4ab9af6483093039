import { Skeleton } from '../feedback/skeleton';
import styles from './rows-skeleton.module.css';

interface RowsSkeletonProps {
  label: string;
  rows?: number;
  /** The height of one row. */
  height?: string;
}

/** Placeholder for rows that are loading. */
export function RowsSkeleton({ label, rows = 6, height = '2.75rem' }: RowsSkeletonProps) {
  return (
    <div className={styles.rows} role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} height={height} radius="var(--radius-control)" />
      ))}
    </div>
  );
}
