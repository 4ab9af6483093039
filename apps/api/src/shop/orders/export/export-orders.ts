import {
  ORDER_LIST_ID,
  orderExportFileName,
  RESTOCKED_STATUSES,
  type AuditFacts,
  type ExportRow,
  type LabelExportQuery,
  type OrderExportQuery,
} from '@shop/shared';
import mongoose from 'mongoose';
import { FairQueue, type Client } from '@shop/front';
import { FileReply } from '@shop/http';
import { inBatches, inTransaction } from '@shop/mongo';
import { csvHead, csvRows } from '../../../platform/csv.js';
import { recordAuditEntry } from '../../audit/index.js';
import type { SignedInActor } from '@shop/http/access';
import { amountsTable } from './accounts/amounts-table.js';
import { paymentsTable } from './accounts/payments-table.js';
import { promotionsTable } from './accounts/promotions-table.js';
import { readTaxDocuments } from './accounts/tax-documents.js';
import { taxesTable } from './accounts/taxes-table.js';
import {
  EXPORTED_FIELDS,
  exportTable,
  type Cell,
  type ExportTable,
  type ItemCodes,
} from './export-table.js';
import { LABEL_FIELDS, LABELS_TABLE } from './labels-table.js';
import { VariantModel } from '../../catalog/index.js';
import { orderFilter } from '../list/order-filter.js';
import { OrderModel, type OrderRecord } from '../order.model.js';

/** Orders per read: all that an export holds in memory. */
const BATCH_SIZE = 250;

/** Exports take turns batch by batch, so that a hundred of them load the database no more than one. */
const batchQueue = new FairQueue({
  atOnce: 1,
  capacity: 600,
  clientCapacity: 100,
  maxWaitMs: 60_000,
});

/** The context of an export. */
export interface ExportContext {
  by: SignedInActor;
  client: Client;
  /** IANA name of the time zone for the times in the file. */
  timeZone: string;
}

/**
 * The matching orders as a CSV file. Records an audit entry that says who exported them. The days of the query are those
 * on which orders were placed; for taxes, those of the invoices and credit notes.
 */
export async function exportOrders(
  query: OrderExportQuery,
  { by, client, timeZone }: ExportContext,
): Promise<FileReply> {
  const { search, ...facts } = query;
  await recordExport('exportOrders', { ...facts, ...(search && { search: true }) }, by);
  const today = new Date().toLocaleDateString('sv-SE', { timeZone });
  const name = orderExportFileName(query, today);
  if (query.rows === 'tax') {
    const run = <Found>(read: () => Promise<Found>) => batchQueue.run(client, read);
    const documents = readTaxDocuments(query, { timeZone, size: BATCH_SIZE, run });
    return new FileReply(name, csvOf(taxesTable(timeZone), documents));
  }
  const filter = orderFilter(query, timeZone);
  const batches = readOrders(filter, fieldsOf(query.rows), client);
  const table = await tableOf(query.rows, { filter, timeZone, client });
  return new FileReply(name, csvOf(table, batches));
}

/** Where the chosen orders go to, or those that match, as a CSV file. Records an audit entry that says who exported it. */
export async function exportLabels(
  { orders, ...query }: LabelExportQuery,
  { by, client, timeZone }: ExportContext,
): Promise<FileReply> {
  const { search, ...facts } = query;
  const chosen = orders && { orders: orders.join(', ') };
  await recordExport('exportLabels', { ...chosen, ...facts, ...(search && { search: true }) }, by);
  const matching = orders ? { number: { $in: orders } } : orderFilter(query, timeZone);
  const shippable = { $and: [matching, { status: { $nin: RESTOCKED_STATUSES } }] };
  const batches = readOrders(shippable, LABEL_FIELDS, client);
  const today = new Date().toLocaleDateString('sv-SE', { timeZone });
  const name = orderExportFileName({ ...query, rows: 'label' }, today);
  return new FileReply(name, csvOf(LABELS_TABLE, batches));
}

/** Only the accountant's tables need the parts of the price, and what became of the order, which take long to read. */
const ACCOUNTED: readonly string[] = ['price', 'refunds'];

function fieldsOf(rows: OrderExportQuery['rows']) {
  const needsParts = rows !== 'order' && rows !== 'item';
  return needsParts ? EXPORTED_FIELDS : EXPORTED_FIELDS.filter((name) => !ACCOUNTED.includes(name));
}

async function tableOf(
  rows: Exclude<ExportRow, 'tax'>,
  { filter, timeZone, client }: { filter: object; timeZone: string; client: Client },
): Promise<ExportTable> {
  if (rows === 'amount') return amountsTable(timeZone);
  if (rows === 'payment') return paymentsTable(timeZone);
  if (rows === 'promotion') return promotionsTable();
  const codes = rows === 'item' ? await codesIn(filter, client) : NO_CODES;
  return exportTable({ rows, timeZone, codes });
}

const NO_CODES = { variants: false, skus: false, barcodes: false };

/**
 * Which codes the lines of these orders have. Reads them in turns, and only until it knows: where no line has any, one
 * query for that would read every order at once.
 */
async function codesIn(filter: object, client: Client): Promise<ItemCodes> {
  const variants = (await VariantModel.exists({})) !== null;
  const found = { skus: false, barcodes: false };
  for await (const batch of readOrders(filter, ['lines'], client)) {
    const lines = batch.flatMap((order) => order.lines);
    found.skus ||= lines.some(({ sku }) => sku !== undefined);
    found.barcodes ||= lines.some(({ barcode }) => barcode !== undefined);
    if (found.skus && found.barcodes) break;
  }
  return { variants, ...found };
}

function readOrders(
  filter: object,
  fields: readonly (keyof OrderRecord)[],
  client: Client,
): AsyncGenerator<readonly OrderRecord[]> {
  return inBatches<OrderRecord>(OrderModel, filter, { size: BATCH_SIZE, fields }, (read) =>
    batchQueue.run(client, read),
  );
}

async function* csvOf<Source>(
  {
    header,
    rowsOf,
    lastRows,
  }: Pick<ExportTable, 'header' | 'lastRows'> & {
    rowsOf: (batch: readonly Source[]) => Cell[][] | Promise<Cell[][]>;
  },
  batches: AsyncIterable<readonly Source[]>,
): AsyncGenerator<string> {
  yield csvHead(header);
  for await (const batch of batches) yield csvRows(await rowsOf(batch));
  if (lastRows) yield csvRows(lastRows());
}

/** Records who exported orders. The facts omit the search text: it may name a person, who could not be erased from them. */
async function recordExport(
  action: 'exportOrders' | 'exportLabels',
  after: AuditFacts,
  by: SignedInActor,
): Promise<void> {
  const subject = {
    kind: 'orderList',
    _id: new mongoose.Types.ObjectId(ORDER_LIST_ID),
    name: 'Orders',
  } as const;
  await inTransaction((session) =>
    recordAuditEntry({ action, by, subject, before: null, after }, session),
  );
}
