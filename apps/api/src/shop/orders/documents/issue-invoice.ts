import { hasLeftShop, holdsStock, type Settings } from '@shop/shared';
import { Types, type ClientSession } from 'mongoose';
import type { OrderRecord } from '../order.model.js';
import { takeDocumentNumber } from './document-number.js';
import { draftInvoice } from './invoice-draft.js';
import { InvoiceModel, type InvoiceRecord } from './invoice.model.js';

/**
 * Writes what the new status of an order demands, in the transaction that sets it: its invoice when it leaves the shop,
 * a credit note when it is cancelled after that. The transaction also writes the order, so that any two of them conflict.
 * @returns what the order has to keep of it.
 */
export async function documentStatus(
  order: OrderRecord,
  { at, settings, session }: { at: Date; settings: Settings; session: ClientSession },
): Promise<Pick<OrderRecord, 'invoicedAt'>> {
  if (!holdsStock(order.status)) await creditInvoice(order, at, session);
  if (!hasLeftShop(order.status) || (await openInvoice(order, session))) return {};
  await issueInvoice(order, { issuedAt: at, shippedAt: at }, { settings, session });
  return { invoicedAt: at };
}

/** Issues an invoice. */
export async function issueInvoice(
  order: OrderRecord,
  dates: Pick<InvoiceRecord, 'issuedAt' | 'shippedAt'>,
  { settings, session }: { settings: Settings; session: ClientSession },
): Promise<void> {
  const documentNumber = await takeDocumentNumber('invoice', session);
  const draft = draftInvoice(order, settings);
  const invoice: InvoiceRecord = { _id: new Types.ObjectId(), documentNumber, ...dates, ...draft };
  await InvoiceModel.create([invoice], { session });
}

/** Takes back the invoice of an order that is being cancelled, if it has one. */
export async function creditInvoice(
  order: Pick<OrderRecord, '_id'>,
  issuedAt: Date,
  session: ClientSession,
): Promise<void> {
  const invoice = await openInvoice(order, session);
  if (!invoice) return;
  const documentNumber = await takeDocumentNumber('credit-note', session);
  const creditNote: InvoiceRecord = {
    ...invoice,
    _id: new Types.ObjectId(),
    kind: 'credit-note',
    documentNumber,
    issuedAt,
    credits: invoice.documentNumber,
  };
  await InvoiceModel.create([creditNote], { session });
}

/** The invoice of an order that no credit note takes back. */
export async function openInvoice(
  { _id: order }: Pick<OrderRecord, '_id'>,
  session: ClientSession,
): Promise<InvoiceRecord | undefined> {
  const documents = await InvoiceModel.find({ order }, null, { session }).lean();
  const credited = new Set(documents.map(({ credits }) => credits));
  return documents.find(
    ({ kind, documentNumber }) => kind === 'invoice' && !credited.has(documentNumber),
  );
}
