import { formatAmount, lineTotal, type PriceAdjustment } from '@shop/shared';
import { addressLines } from '../address/address-lines.js';
import type { OrderLineRecord, OrderRecord } from '../order.model.js';
import { localTime } from './local-time.js';

/** The only fields that the tables need: reading whole orders takes longer. */
export const EXPORTED_FIELDS = [
  'number',
  'createdAt',
  'status',
  'buyer',
  'delivery',
  'address',
  'lines',
  'adjustments',
  'totalCents',
  'price',
  'payment',
  'refunds',
] as const satisfies (keyof OrderRecord)[];

/** The exported fields of an order. */
export type ExportedOrder = Pick<OrderRecord, '_id' | (typeof EXPORTED_FIELDS)[number]>;

/** What stands in one place of a table. */
export type Cell = string | number;

/** A table of orders. */
export interface ExportTable {
  header: readonly string[];
  /** The rows of some orders: none in a table of totals. */
  readonly rowsOf: (orders: readonly ExportedOrder[]) => Cell[][] | Promise<Cell[][]>;
  /** The rows that follow once all orders were read. */
  readonly lastRows?: () => Cell[][];
}

/** A column: its name, and a function that makes a cell. */
export type Column<Source> = readonly [name: string, cell: (source: Source) => Cell];

/** Columns of both tables. */
function orderColumns(timeZone: string): Column<ExportedOrder>[] {
  const local = localTime(timeZone);
  return [
    ['Order', ({ number }) => number],
    [`Placed (${timeZone})`, ({ createdAt }) => local(createdAt)],
    ['Status', ({ status }) => status],
    ['Customer', ({ delivery, buyer }) => delivery.name || buyer.name],
    ['E-mail', ({ delivery }) => delivery.email],
    ['Phone', ({ delivery }) => delivery.phone],
    // Chosen at the checkout, or corrected by an administrator, it comes before that of the account.
    ['Address', ({ address, delivery }) => (address && addressLines(address)) ?? delivery.address],
  ];
}

const TOTAL_COLUMNS: Column<ExportedOrder>[] = [
  ['Pieces', ({ lines }) => lines.reduce((sum, { quantity }) => sum + quantity, 0)],
  ['Total (¤)', ({ totalCents }) => formatAmount(totalCents)],
  ['Payment', ({ payment }) => payment.state],
  ['Payment reference', ({ payment }) => payment.reference ?? ''],
];

const ITEM_COLUMNS: Column<OrderLineRecord>[] = [
  ['Product', ({ name }) => name],
  ['Product id', ({ product }) => product.toHexString()],
  ['Quantity', ({ quantity }) => quantity],
  ['Price (¤)', ({ priceCents }) => formatAmount(priceCents)],
  ['Line total (¤)', (line) => formatAmount(lineTotal(line))],
];

/** Which of the last columns a table of items has. */
export interface ItemCodes {
  /** Whether the shop has variants. */
  variants: boolean;
  skus: boolean;
  barcodes: boolean;
}

type Coded = Partial<Pick<OrderLineRecord, 'variant' | 'sku' | 'barcode'>>;

const VARIANT_COLUMNS: Column<Coded>[] = [
  ['Variant', ({ variant }) => variant?.name ?? ''],
  ['Variant id', ({ variant }) => variant?._id.toHexString() ?? ''],
];

const SKU_COLUMN: Column<Coded> = ['SKU', ({ variant, sku }) => variant?.sku ?? sku ?? ''];
const BARCODE_COLUMN: Column<Coded> = ['Barcode', ({ barcode }) => barcode ?? ''];

/** The last columns of items: none in a shop that has neither variants nor codes. */
function codeColumns({ variants, skus, barcodes }: ItemCodes): Column<Coded>[] {
  return [
    ...(variants ? VARIANT_COLUMNS : []),
    ...(variants || skus ? [SKU_COLUMN] : []),
    ...(barcodes ? [BARCODE_COLUMN] : []),
  ];
}

/** Adjustments follow the items of their order, so that the line totals add up to what the order costs. */
const ADJUSTMENT_COLUMNS: Column<PriceAdjustment>[] = [
  ['Product', ({ name }) => name],
  ['Product id', () => ''],
  ['Quantity', () => ''],
  ['Price (¤)', () => ''],
  ['Line total (¤)', ({ amountCents }) => formatAmount(amountCents)],
];

function cells<Source>(columns: readonly Column<Source>[], source: Source): Cell[] {
  return columns.map(([, cell]) => cell(source));
}

/** What a table shows. */
interface ExportChoice {
  rows: 'order' | 'item';
  /** IANA name. */
  timeZone: string;
  codes: ItemCodes;
}

/** A table with a row for each order or for each item of an order. */
export function exportTable({ rows, timeZone, codes }: ExportChoice): ExportTable {
  const common = orderColumns(timeZone);
  const last = rows === 'item' ? codeColumns(codes) : [];
  const own: readonly Column<never>[] = rows === 'order' ? TOTAL_COLUMNS : ITEM_COLUMNS;
  return {
    header: [...common, ...own, ...last].map(([name]) => name),
    rowsOf: (orders) =>
      orders.flatMap((order) => {
        const start = cells(common, order);
        if (rows === 'order') return [[...start, ...cells(TOTAL_COLUMNS, order)]];
        return [
          ...order.lines.map((line) => [
            ...start,
            ...cells(ITEM_COLUMNS, line),
            ...cells(last, line),
          ]),
          ...(order.adjustments ?? []).map((one) => [
            ...start,
            ...cells(ADJUSTMENT_COLUMNS, one),
            ...cells(last, {}),
          ]),
        ];
      }),
  };
}
