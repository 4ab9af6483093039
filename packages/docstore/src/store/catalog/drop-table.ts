import type { Connection } from '../file/connection.js';

/** Tables with more rows than this are renamed when dropped, and emptied in parts later. */
const ROWS_AT_ONCE = 1_000;
/** The name prefix of dropped tables that have not been emptied yet. */
export const PUT_ASIDE = 'dropped_';

/**
 * Drops a table. A large one is only renamed: freeing its space at once would block other commands.
 * @param rows how many it has, approximately
 */
export function dropTable(connection: Connection, table: string, rows: number): void {
  const isLarge = rows > ROWS_AT_ONCE;
  connection.exec(
    isLarge ? `ALTER TABLE ${table} RENAME TO ${PUT_ASIDE}${table}` : `DROP TABLE ${table}`,
  );
}
