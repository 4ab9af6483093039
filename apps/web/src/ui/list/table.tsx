import type { ReactNode } from 'react';
import styles from './table.module.css';

interface TableProps {
  headings: readonly string[];
  /** Table rows. */
  children: ReactNode;
  className?: string | undefined;
}

/** A table in the look of the lists. */
export function Table({ headings, children, className = '' }: TableProps) {
  return (
    <div className={`${styles.frame} ${className}`}>
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
