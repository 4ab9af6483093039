import type { ReactNode } from 'react';
import styles from './table.module.css';

interface TableProps {
  headings: readonly string[];
  /** Table rows. */
  children: ReactNode;
  className?: string | undefined;
  /** Whether a row becomes a card on a narrow screen, where each cell shows its `data-label`. */
  asCards?: boolean;
}

/** A table in the look of the lists. */
export function Table({ headings, children, className = '', asCards = false }: TableProps) {
  return (
    <div className={`${styles.frame} ${asCards ? styles.cards : ''} ${className}`}>
      <table className={styles.table}>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
