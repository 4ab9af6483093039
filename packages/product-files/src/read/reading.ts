import type { Remark } from '../file-source.js';
import type { Layout } from '../columns/layout.js';
import type { ReadOptions } from './index-file.js';
import type { Cell, Row } from './row.js';

/** What is read of one product, with what is wrong in it. */
export interface Reading {
  layout: Layout;
  options: ReadOptions;
  hasDecimalComma: boolean;
  problems: Remark[];
  notices: Remark[];
  /** SKUs that are refused unless the shop's product has them. */
  doubtful: Remark[];
}

/** Records why the product is refused. */
export function refuse(reading: Reading, row: Row, cell: Cell | undefined, reason: string): void {
  reading.problems.push(row.remark(cell, reason));
}

/** Records what was made of a cell. */
export function tell(reading: Reading, row: Row, cell: Cell | undefined, reason: string): void {
  reading.notices.push(row.remark(cell, reason));
}
