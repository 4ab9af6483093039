import type { ListName } from '@shop/shared';
import {
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useRef, type ReactNode } from 'react';
import { useListChoice } from '../../../lib/preferences/preferences';
import { useRowKeys } from '../use-row-keys';
import { useShownColumns } from '../views/shown-columns';
import { DataRow } from './data-row';
import styles from './data-table.module.css';
import { HeadCell, type TableSort } from './head-cell';
import type { ListColumn } from './list-column';
import { TableKeys } from './table-keys';
import { useWidths } from './use-widths';

const features = tableFeatures({ columnVisibilityFeature, columnSizingFeature });

interface DataTableProps<Row> {
  list: ListName;
  /** The first one names the row, and is always shown. */
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The box that selects a row, if rows can be selected. */
  select?: (row: Row) => ReactNode;
  /** Whether there is a search above the list. */
  isSearched?: boolean;
  /** The order of the list, if headings change it. */
  sort?: TableSort;
}

/**
 * The rows of a list as a table: columns can be left out and resized, head and first column stick, keys move through the
 * rows, select and open. On a narrow screen each row becomes a card, where each value has its label.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { list, columns, rows, keyOf, select, isSearched = true, sort } = props;
  const { density = 'compact' } = useListChoice(list);
  const { hidden } = useShownColumns(list);
  const frame = useRef<HTMLDivElement>(null);
  useRowKeys(frame);
  const { widths, resize } = useWidths(list, frame);
  const byId = new Map(columns.map((column) => [column.id, column]));
  const ids = columns.map(({ id }) => id).join();
  const definitions = useMemo(() => ids.split(',').map((id) => ({ id })), [ids]);
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: keyOf,
    state: {
      columnVisibility: Object.fromEntries(hidden.map((id) => [id, id === columns[0]?.id])),
      columnSizing: widths,
    },
  });
  const shown = table.getVisibleLeafColumns().flatMap(({ id }) => byId.get(id) ?? []);
  const isSized = Object.keys(widths).length > 0;
  return (
    <div ref={frame} className={styles.list} data-density={density}>
      <div className={styles.frame} data-sized={isSized || undefined}>
        <table className={styles.table}>
          <thead>
            <tr>
              {select && (
                <th scope="col" className={styles.select}>
                  <span className="visually-hidden">Select</span>
                </th>
              )}
              {shown.map((column) => (
                <HeadCell
                  key={column.id}
                  column={column}
                  width={widths[column.id]}
                  onResize={resize}
                  sort={sort}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {table.getRowModel().rows.map(({ id, original }) => (
              <DataRow key={id} id={id} row={original} columns={shown} select={select} />
            ))}
          </tbody>
        </table>
      </div>
      <TableKeys selects={select !== undefined} searches={isSearched} />
    </div>
  );
}
