import type { ReactNode } from 'react';
import styles from './list-heading.module.css';

interface ListHeadingProps {
  /** A heading element. */
  title: ReactNode;
  /** The number of products; announced when it changes. */
  count: ReactNode;
  /** What filters and sorts the list. On a narrow screen this line stays at the top of the window. */
  controls?: ReactNode;
}

/** The title of a list of products with their number, and the list's controls on the same line. */
export function ListHeading({ title, count, controls }: ListHeadingProps) {
  return (
    <div className={styles.heading}>
      <div className={styles.title}>
        {title}
        <p role="status" className={`tabular ${styles.count}`}>
          {count}
        </p>
      </div>
      {controls && (
        <div className={styles.line} data-list-line data-no-print>
          {controls}
        </div>
      )}
    </div>
  );
}
