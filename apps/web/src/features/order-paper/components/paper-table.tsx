import type { ReactNode } from 'react';
import styles from './paper-table.module.css';

interface PaperTableProps {
  /** Says which order it belongs to, because the head is repeated on each sheet. */
  item: string;
  /** Heads of the columns before the item, and after it. */
  before?: readonly string[];
  after?: readonly string[];
  children: ReactNode;
}

/** The lines of a document. A line is never split, and each sheet repeats the head. */
export function PaperTable({ item, before = [], after = [], children }: PaperTableProps) {
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
