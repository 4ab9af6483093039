import { MAX_LIST_SIZE, type ListQuery } from '@shop/shared';
import type { ListRows } from '../../../lib/address/list-query';
import { csvTable, type CsvCell } from '../../../lib/storage/csv';
import type { ColumnText, ListColumn } from '../data-table/list-column';

/** The most rows of a file that the browser makes, in calls of a page each. */
export const FILE_ROWS = 10_000;

/** How the browser makes a file of a list, for lists that have none from the server. */
export interface ListFile<Row, Query> {
  /** Reads a page. */
  load: (query: Query, signal: AbortSignal) => Promise<ListRows<Row>>;
  keyOf: (row: Row) => string;
}

interface Reading<Row, Query> extends ListFile<Row, Query> {
  /** The filters and the sort order; its page is ignored. */
  query: Query;
  signal: AbortSignal;
  /** Is told how many rows have been read, and of how many. */
  onProgress: (read: number, total: number) => void;
}

/**
 * The rows that match a query, on all pages, at most `FILE_ROWS` of them. A row that moved to the next page meanwhile is
 * there once.
 */
export async function readAllRows<Row, Query extends ListQuery>(
  reading: Reading<Row, Query>,
): Promise<ListRows<Row>> {
  const { load, keyOf, query, signal, onProgress } = reading;
  const rows = new Map<string, Row>();
  for (let page = 1; ; page += 1) {
    const read = await load({ ...query, page, pageSize: MAX_LIST_SIZE }, signal);
    for (const row of read.rows) rows.set(keyOf(row), row);
    const isLast = read.rows.length < MAX_LIST_SIZE || page * MAX_LIST_SIZE >= FILE_ROWS;
    if (isLast) return { rows: [...rows.values()], total: read.total };
    onProgress(rows.size, Math.min(read.total, FILE_ROWS));
  }
}

/** Rows as a table in CSV, with a heading for each column that has texts. @param timeZone of its moments */
export function fileOf<Row>(
  rows: readonly Row[],
  columns: readonly ListColumn<Row>[],
  timeZone: string | undefined,
): string {
  const moments = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone,
  });
  const cell = (text: ColumnText): CsvCell => {
    if (text instanceof Date) return moments.format(text);
    return text === false || text === null || text === undefined ? '' : text;
  };
  const written = columns.flatMap(({ heading, text }) => (text ? [{ heading, text }] : []));
  return csvTable([
    written.map(({ heading }) => heading),
    ...rows.map((row) => written.map(({ text }) => cell(text(row)))),
  ]);
}
