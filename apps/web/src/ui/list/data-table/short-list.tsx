import type { ListName } from '@shop/shared';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState } from '../../feedback/empty-state';
import { ErrorState } from '../../feedback/error-state';
import { ExportButton } from '../export/export-button';
import { useSaveList } from '../export/use-save-list';
import { RowsSkeleton } from '../rows-skeleton';
import { ColumnMenu } from './column-menu';
import { DataTable } from './data-table';
import type { ListColumn } from './list-column';
import styles from './short-list.module.css';

interface ShortListProps<Row> {
  list: ListName;
  /** All rows: the list is too short for pages and filters. */
  result: Pick<UseQueryResult<readonly Row[]>, 'data' | 'error' | 'isPending'> & {
    refetch: () => unknown;
  };
  columns: readonly ListColumn<Row>[];
  keyOf: (row: Row) => string;
  /** What the list is for. */
  intro?: ReactNode;
  /** The button that adds a row. */
  action?: ReactNode;
  /** What screen readers hear until the rows arrive. */
  loading: string;
  empty: { title: string; note: string };
}

/** A list that is shown as a whole, in the look and with the keys of all lists. */
export function ShortList<Row extends object>(props: ShortListProps<Row>) {
  const { list, result, columns, keyOf, intro, action, loading, empty } = props;
  const { data: rows, error, isPending, refetch } = result;
  const save = useSaveList(list, columns);
  if (isPending) return <RowsSkeleton label={loading} rows={4} height="2.25rem" />;
  if (!rows) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const isEmpty = rows.length === 0;
  return (
    <>
      <div className={styles.head}>
        <p className={styles.intro}>{intro}</p>
        {!isEmpty && <ColumnMenu list={list} columns={columns} />}
        {!isEmpty && <ExportButton onClick={() => save(rows)} />}
        {!isEmpty && action}
      </div>
      {isEmpty ? (
        <EmptyState title={empty.title} actions={action}>
          {empty.note}
        </EmptyState>
      ) : (
        <DataTable {...{ list, columns, rows, keyOf }} isSearched={false} />
      )}
    </>
  );
}
