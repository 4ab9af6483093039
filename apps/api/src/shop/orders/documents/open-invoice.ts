import type { ClientSession } from 'mongoose';
import type { OrderRecord } from '../order.model.js';
import { InvoiceModel, type InvoiceRecord } from './invoice.model.js';

/** The documents of an order, inside a transaction. */
export function documentsFor(
  { _id: order }: Pick<OrderRecord, '_id'>,
  session: ClientSession,
): Promise<InvoiceRecord[]> {
  return InvoiceModel.find({ order }, null, { session }).lean();
}

/** The invoice among these documents that no credit note takes back as a whole. */
export function openAmong(documents: readonly InvoiceRecord[]): InvoiceRecord | undefined {
  const whole = documents.filter(({ refund }) => !refund);
  const credited = new Set(whole.map(({ credits }) => credits));
  return whole.find(
    ({ kind, documentNumber }) => kind === 'invoice' && !credited.has(documentNumber),
  );
}

/** The credit notes of refunds among these documents, without those that were taken back. */
export function standingNotes(documents: readonly InvoiceRecord[]): InvoiceRecord[] {
  const takenBack = new Set(documents.map(({ credits }) => credits));
  return documents.filter(
    ({ kind, refund, documentNumber }) =>
      kind === 'credit-note' && refund && !takenBack.has(documentNumber),
  );
}

/** The invoice of an order that no credit note takes back as a whole. */
export async function openInvoice(
  order: Pick<OrderRecord, '_id'>,
  session: ClientSession,
): Promise<InvoiceRecord | undefined> {
  return openAmong(await documentsFor(order, session));
}
