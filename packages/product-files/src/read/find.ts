import type { ColumnName } from '../columns/columns.js';
import type { Cell, Row } from './row.js';

/** A cell with the row that it stands in. */
export interface Found {
  row: Row;
  cell: Cell;
}

/** The first cell of a column that is not blank. */
export function find(rows: readonly Row[], name: ColumnName): Found | undefined {
  for (const row of rows) {
    const cell = row.cell(name);
    if (cell) return { row, cell };
  }
  return undefined;
}
