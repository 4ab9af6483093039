import type { ReactNode } from 'react';
import styles from '../messages/message.module.css';

interface EmptyStateProps {
  title: string;
  icon?: ReactNode;
  /** What the visitor can do about it. */
  children?: ReactNode;
  /** Links or buttons to continue with. */
  actions?: ReactNode;
}

/** Shown in place of a list that is empty. */
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
