import { useRef, type ReactNode } from 'react';
import { Table } from './table';
// After the table's own: as strong, and later.
import styles from './dense-table.module.css';
import { useRowKeys } from './use-row-keys';

interface DenseTableProps {
  headings: readonly string[];
  /** How many of the last columns are figures. */
  figures: 0 | 1 | 2;
  /** Whether its rows can be selected. */
  selects?: boolean;
  /** Rows with `data-row`, in each of which a link has `data-row-link`. */
  children: ReactNode;
}

/** A table with many rows on one screen. Keys move through them, select and open. */
export function DenseTable({ headings, figures, selects = false, children }: DenseTableProps) {
  const rows = useRef<HTMLDivElement>(null);
  useRowKeys(rows);
  return (
    <div ref={rows} data-figures={figures}>
      <Table headings={headings} className={styles.table} asCards>
        {children}
      </Table>
      <p className={styles.keys} data-no-print>
        <kbd>j</kbd> and <kbd>k</kbd> move,{' '}
        {selects && (
          <>
            <kbd>x</kbd> selects,{' '}
          </>
        )}
        <kbd>Enter</kbd> opens, <kbd>/</kbd> searches, <kbd>?</kbd> shows all keys.
      </p>
    </div>
  );
}
