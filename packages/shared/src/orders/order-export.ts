import { z } from 'zod';
import { orderListQuerySchema } from './order-list.js';

/** What a row of the file stands for. */
export const EXPORT_ROWS = ['order', 'item'] as const;
/** One of `EXPORT_ROWS`. */
export type ExportRow = (typeof EXPORT_ROWS)[number];

/** Which orders the file contains, by the filters of the list, and what each row is. */
export const orderExportQuerySchema = orderListQuerySchema
  .omit({ page: true, pageSize: true, sort: true })
  .extend({
    rows: z
      .enum(EXPORT_ROWS, { error: `rows must be one of: ${EXPORT_ROWS.join(', ')}` })
      .default('order'),
  });
/** The query of an export, parsed. */
export type OrderExportQuery = z.output<typeof orderExportQuerySchema>;

/** The subject of an export's audit entry: the list of all orders. */
export const ORDER_LIST_ID = '0de700000000000000000001';

/** The file's name. @param day `2026-11-21` */
export function orderExportFileName(day: string): string {
  return `orders-${day}.csv`;
}
