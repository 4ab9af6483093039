import type { ReactNode } from 'react';
import styles from './data-table.module.css';

interface OneLineProps {
  /** The whole text, told where the pointer rests. */
  text: string;
  /** What shows it, such as a link with the text; by default the text itself. */
  children?: ReactNode;
}

/** A text of any length in a cell of a table: it ends after one line, so that no row is higher than the others. */
export function OneLine({ text, children = text }: OneLineProps) {
  return (
    <span className={styles.oneLine} title={text}>
      {children}
    </span>
  );
}
