import type { ReactNode } from 'react';
import styles from '../../../ui/list/bulk-bar.module.css';

interface RowsBarProps {
  label: string;
  /** How many rows it is about, and what of them. */
  text: string;
  /** Buttons. */
  children: ReactNode;
}

/** A bar below the rows for what is done to several of them. */
export function RowsBar({ label, text, children }: RowsBarProps) {
  return (
    <section aria-label={label} className={styles.bar} data-sticks-below="always" data-no-print>
      <div className={styles.choice}>
        <p role="status" className={styles.count}>
          {text}
        </p>
        <div className={styles.actions}>{children}</div>
      </div>
    </section>
  );
}
