import type { ReactNode } from 'react';
import styles from './dashboard-shell.module.css';

interface DashboardShellProps {
  menu: ReactNode;
  children: ReactNode;
}

/** A dashboard: its menu at the side, or on top on narrow screens, and the page beside it. */
export function DashboardShell({ menu, children }: DashboardShellProps) {
  return (
    <div className={`container ${styles.shell}`}>
      <div className={styles.side} data-no-print>
        {menu}
      </div>
      <div className={styles.page}>{children}</div>
    </div>
  );
}
