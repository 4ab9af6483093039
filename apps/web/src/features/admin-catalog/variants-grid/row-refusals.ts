import type { FieldError } from '@shop/shared';

/** Why a row was not saved. */
export interface RowRefusal {
  /** The name of the cell, such as `sku`. */
  cell: string;
  message: string;
}

/** Refusals at fields such as `variants.3.sku`, by the number of their row. */
export function refusalsByRow(errors: readonly FieldError[]): ReadonlyMap<number, RowRefusal[]> {
  const rows = new Map<number, RowRefusal[]>();
  for (const { field, message } of errors) {
    const [list, row, cell = ''] = field.split('.');
    if (list !== 'variants' || row === undefined) continue;
    const of = rows.get(Number(row)) ?? [];
    rows.set(Number(row), [...of, { cell, message }]);
  }
  return rows;
}
