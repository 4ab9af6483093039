import type { ReactNode } from 'react';
import styles from './data-table.module.css';
import type { ListColumn } from './list-column';

interface DataRowProps<Row> {
  row: Row;
  columns: readonly ListColumn<Row>[];
  select: ((row: Row) => ReactNode) | undefined;
}

/** A row, headed by its first cell, in which a link has `data-row-link` if the row can be opened. */
export function DataRow<Row>({ row, columns, select }: DataRowProps<Row>) {
  const [first, ...others] = columns;
  return (
    <tr data-row className={styles.row}>
      {select && <td className={styles.select}>{select(row)}</td>}
      {first && <th scope="row">{first.cell(row)}</th>}
      {others.map(({ id, heading, cell, isFigure }) => (
        <td
          key={id}
          data-label={heading}
          className={isFigure ? `${styles.figure} tabular` : undefined}
        >
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}
