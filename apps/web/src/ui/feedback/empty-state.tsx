import type { ReactNode } from 'react';
import styles from './message.module.css';

interface EmptyStateProps {
  title: string;
  icon?: ReactNode;
  /** What the visitor may do about it. */
  children?: ReactNode;
  /** Links or buttons that lead on. */
  actions?: ReactNode;
}

/** Stands where a list would stand when there is nothing in it. */
export function EmptyState({ title, icon, children, actions }: EmptyStateProps) {
  return (
    <div className={styles.message}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <h2>{title}</h2>
      {children && <p className={styles.text}>{children}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
