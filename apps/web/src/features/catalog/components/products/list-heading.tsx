import type { ReactNode } from 'react';
import styles from './list-heading.module.css';

interface ListHeadingProps {
  title: ReactNode;
  /** The number of results; announced when it changes. */
  count: ReactNode;
}

/** Heading of a list page, with the number of results. */
export function ListHeading({ title, count }: ListHeadingProps) {
  return (
    <div className={styles.heading}>
      <h1>{title}</h1>
      <p role="status" className={`tabular ${styles.count}`}>
        {count}
      </p>
    </div>
  );
}
