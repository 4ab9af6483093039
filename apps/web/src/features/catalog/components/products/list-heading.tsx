import type { ReactNode } from 'react';
import styles from './list-heading.module.css';

interface ListHeadingProps {
  title: ReactNode;
  /** How many there are; read out when it changes. */
  count: ReactNode;
}

/** Heading of a page that is a list, with its count. */
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
