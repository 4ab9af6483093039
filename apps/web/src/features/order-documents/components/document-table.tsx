import type { ReactNode } from 'react';
import styles from './document-table.module.css';

interface DocumentTableProps {
  /** Names the order, because the head is repeated on each sheet. */
  item: string;
  /** Column headings before and after the item. */
  before?: readonly string[];
  after?: readonly string[];
  children: ReactNode;
}

/** The lines of a document. A line never breaks across sheets, and each sheet repeats the head. */
export function DocumentTable({ item, before = [], after = [], children }: DocumentTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {[...before, item, ...after].map((head) => (
            <th key={head} scope="col" className={after.includes(head) ? styles.number : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
