import type { ReactNode } from 'react';
import { useIsOpenRow } from '../beside/beside-context';
import styles from './data-table.module.css';
import type { ListColumn } from './list-column';

interface DataRowProps<Row> {
  /** The key of the row. */
  id: string;
  row: Row;
  columns: readonly ListColumn<Row>[];
  select: ((row: Row) => ReactNode) | undefined;
}

/** A row, headed by its first cell, in which a link has `data-row-link` if the row can be opened. */
export function DataRow<Row>({ id, row, columns, select }: DataRowProps<Row>) {
  const [first, ...others] = columns;
  const isOpen = useIsOpenRow(id);
  return (
    <tr data-row={id} className={styles.row} aria-current={isOpen || undefined}>
      {select && <td className={styles.select}>{select(row)}</td>}
      {first && <th scope="row">{first.cell(row)}</th>}
      {others.map((column) => (
        <DataCell key={column.id} column={column} row={row} />
      ))}
    </tr>
  );
}

interface DataCellProps<Row> {
  column: ListColumn<Row>;
  row: Row;
}

/** A value under its heading; one that is missing keeps the grid even, and takes no line of a card. */
function DataCell<Row>({ column: { heading, cell, isFigure }, row }: DataCellProps<Row>) {
  const content = cell(row);
  const isEmpty = content === undefined || content === null || content === '' || content === false;
  const classes = [isFigure && `${styles.figure} tabular`, isEmpty && styles.empty];
  return (
    <td data-label={heading} className={classes.filter(Boolean).join(' ') || undefined}>
      {isEmpty ? '–' : content}
    </td>
  );
}
