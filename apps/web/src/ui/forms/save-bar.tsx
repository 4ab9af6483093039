import type { ReactNode } from 'react';
import styles from './save-bar.module.css';

/** The buttons at the end of a long form, in view wherever one is in it. */
export function SaveBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles.bar} data-sticks-below="always">
      {children}
    </div>
  );
}
