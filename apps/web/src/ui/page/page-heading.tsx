import type { ReactNode } from 'react';
import styles from './page-heading.module.css';

interface PageHeadingProps {
  children: ReactNode;
  /** A line under the heading. */
  note?: ReactNode;
  /** Whether it is hidden in print, because the printed content has its own heading. */
  screenOnly?: boolean;
}

/** The first-level heading of a page. It receives the focus after a navigation. */
export function PageHeading({ children, note, screenOnly }: PageHeadingProps) {
  return (
    <div className={styles.heading} data-no-print={screenOnly}>
      <h1>{children}</h1>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
