import type { Connection } from '../file/connection.js';

/** Tables of more rows are put aside, to be emptied in parts. */
const ROWS_AT_ONCE = 1_000;
/** What the name of a table begins with that was put aside. */
export const PUT_ASIDE = 'dropped_';

/**
 * Drops a table. One of many rows is only renamed: to free its space would hold up the others.
 * @param rows how many it has, about
 */
export function dropTable(connection: Connection, table: string, rows: number): void {
  const isLarge = rows > ROWS_AT_ONCE;
  connection.exec(
    isLarge ? `ALTER TABLE ${table} RENAME TO ${PUT_ASIDE}${table}` : `DROP TABLE ${table}`,
  );
}
