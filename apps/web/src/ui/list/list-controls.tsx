import type { ReactNode } from 'react';
import styles from './list-controls.module.css';

interface ListControlsProps {
  /** What is searched: `Orders`. */
  label: string;
  /** Sets the columns. */
  className?: string;
  children: ReactNode;
}

/** A frame for the search and the filters of a list. */
export function ListControls({ label, className, children }: ListControlsProps) {
  return (
    <div
      className={[styles.controls, className].filter(Boolean).join(' ')}
      role="search"
      aria-label={label}
    >
      {children}
    </div>
  );
}
