import { z } from 'zod';
import { packingSlipsQuerySchema } from './documents/documents.js';
import { orderListQuerySchema } from './order-list.js';

/**
 * What a row of the file stands for. For the accountant: `amount`, what an order costs in its parts; `payment`, where
 * its money is; `tax`, a month, a zone and a rate; `promotion`, what one cost. They come from the prices that orders
 * keep.
 */
export const EXPORT_ROWS = ['order', 'item', 'amount', 'payment', 'tax', 'promotion'] as const;
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
/**
 * Which orders the labels are for: the chosen ones, `1001,1002`, and all that match the filters of the list otherwise.
 */
export const labelExportQuerySchema = orderExportQuerySchema
  .omit({ rows: true })
  .extend(packingSlipsQuerySchema.partial().shape);
/** The query of an export of labels, parsed. */
export type LabelExportQuery = z.output<typeof labelExportQuerySchema>;

/** The query of an export, parsed. */
export type OrderExportQuery = z.output<typeof orderExportQuerySchema>;

/** The subject of an export's audit entry: the list of all orders. */
export const ORDER_LIST_ID = '0de700000000000000000001';

const FILE_NAMES = {
  order: 'orders',
  item: 'order-items',
  amount: 'order-amounts',
  payment: 'order-payments',
  tax: 'order-taxes',
  promotion: 'order-promotions',
  label: 'labels',
} as const satisfies Record<ExportRow | 'label', string>;

interface NamedExport extends Pick<OrderExportQuery, 'from' | 'until'> {
  rows: keyof typeof FILE_NAMES;
}

/**
 * The file's name: what it contains, the days it is limited to, and the day on which it was made, such as
 * `order-items-from-2026-10-01-until-2026-10-31-exported-2026-11-21.csv`, or `orders-2026-11-21.csv` without limits.
 * @param today `2026-11-21`
 */
export function orderExportFileName({ rows, from, until }: NamedExport, today: string): string {
  const days = [...(from ? ['from', from] : []), ...(until ? ['until', until] : [])];
  const made = days.length > 0 ? ['exported', today] : [today];
  return `${[FILE_NAMES[rows], ...days, ...made].join('-')}.csv`;
}
