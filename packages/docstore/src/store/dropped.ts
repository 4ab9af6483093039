import { PUT_ASIDE } from './catalog/drop-table.js';
import type { Store } from './store.js';
import type { DirectUnit } from './units/direct-unit.js';
import { PAUSE, type Work } from '../work/work.js';

/** Rows deleted in one step. */
const ROWS_AT_ONCE = 500;

/** Frees the space of large dropped tables in parts, including those dropped before a restart. */
export async function removeDropped(store: Store): Promise<void> {
  const tables = store.main.all(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name GLOB '${PUT_ASIDE}*'`,
  );
  for (const [table] of tables) await store.write((unit) => emptyAndDrop(unit, String(table)));
}

function* emptyAndDrop({ connection }: DirectUnit, table: string): Work<void> {
  const key = table.startsWith(`${PUT_ASIDE}c`) ? 'id' : 'key, record';
  const some = `SELECT ${key} FROM ${table} LIMIT ${ROWS_AT_ONCE}`;
  while (connection.get(`SELECT 1 FROM ${table} LIMIT 1`)) {
    connection.run(`DELETE FROM ${table} WHERE (${key}) IN (${some})`);
    yield PAUSE;
  }
  connection.exec(`DROP TABLE ${table}`);
}
