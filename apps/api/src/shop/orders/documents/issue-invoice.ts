import { holdsStock, type Settings } from '@shop/shared';
import { Types, type ClientSession } from 'mongoose';
import type { OrderRecord } from '../order.model.js';
import { isSent } from './at-payment/invoice-due.js';
import { takeDocumentNumber } from './document-number.js';
import { creditEarlierRefunds } from './credit/credit-refund.js';
import { restOf } from './credit/rest-of.js';
import { draftInvoice } from './invoice-draft.js';
import { InvoiceModel, type InvoiceRecord } from './invoice.model.js';
import { documentsFor, openAmong, openInvoice } from './open-invoice.js';

/**
 * Writes what a new status or parcel of an order demands, in the transaction that sets it: its invoice when all of it is
 * sent, a credit note when it is cancelled after that. The transaction also writes the order, so that any two conflict.
 * @returns what the order has to keep of it.
 */
export async function documentChange(
  order: OrderRecord,
  { at, settings, session }: { at: Date; settings: Settings; session: ClientSession },
): Promise<Pick<OrderRecord, 'invoicedAt' | 'invoiceAtPayment'>> {
  const { status, invoiceAtPayment } = order;
  if (!holdsStock(status)) await creditInvoice(order, at, session);
  // One that is reopened needs another one, if it is paid.
  if (!isSent(order)) return invoiceAtPayment ? { invoiceAtPayment: 'due' } : {};
  if (await openInvoice(order, session)) return {};
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
  await creditEarlierRefunds(order, dates.issuedAt, session);
}

/**
 * Takes back the invoice of an order that is being cancelled, if it has one, without what refunds took back before.
 * @returns whether there was anything to take back
 */
export async function creditInvoice(
  order: Pick<OrderRecord, '_id'>,
  issuedAt: Date,
  session: ClientSession,
): Promise<boolean> {
  const documents = await documentsFor(order, session);
  const invoice = openAmong(documents);
  if (!invoice) return false;
  const rest = restOf(invoice, documents);
  if (rest.totalCents <= 0) return false;
  const documentNumber = await takeDocumentNumber('credit-note', session);
  const creditNote: InvoiceRecord = {
    ...rest,
    _id: new Types.ObjectId(),
    kind: 'credit-note',
    documentNumber,
    issuedAt,
    credits: invoice.documentNumber,
  };
  await InvoiceModel.create([creditNote], { session });
  return true;
}
