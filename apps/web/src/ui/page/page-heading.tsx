import type { ReactNode } from 'react';
import styles from './page-heading.module.css';

interface PageHeadingProps {
  children: ReactNode;
  /** A line under the heading. */
  note?: ReactNode;
}

/** The first-level heading of a page. It receives the focus after a navigation. */
export function PageHeading({ children, note }: PageHeadingProps) {
  return (
    <div className={styles.heading}>
      <h1>{children}</h1>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
