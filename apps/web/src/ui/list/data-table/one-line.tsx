import type { ReactNode } from 'react';
import styles from './data-table.module.css';

interface OneLineProps {
  /** The whole text, told where the pointer rests. */
  text: string;
  /** What shows it, such as a link with the text; by default the text itself. */
  children?: ReactNode;
  /** Whether its column has little room, because there are many. */
  isShort?: boolean;
}

/** A text of any length in a cell of a table: it ends after one line, so that no row is higher than the others. */
export function OneLine({ text, children = text, isShort = false }: OneLineProps) {
  return (
    <span className={styles.oneLine} data-short={isShort || undefined} title={text}>
      {children}
    </span>
  );
}
