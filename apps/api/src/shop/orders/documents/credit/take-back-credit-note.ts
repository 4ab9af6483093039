import { Types, type ClientSession } from 'mongoose';
import type { OrderRecord } from '../../order.model.js';
import { takeDocumentNumber } from '../document-number.js';
import { InvoiceModel, type InvoiceRecord } from '../invoice.model.js';
import { documentsFor, openAmong, standingNotes } from '../open-invoice.js';

/**
 * Takes back the credit note of a refund that did not arrive, if it has one, by an invoice of the same amounts: numbers
 * have no gaps, and no document changes. In the transaction that writes the order. The credit note stays if the order's
 * invoice was taken back as a whole.
 */
export async function takeBackCreditNote(
  order: Pick<OrderRecord, '_id'>,
  refund: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  const documents = await documentsFor(order, session);
  const note = standingNotes(documents).find((one) => one.refund?.equals(refund));
  if (!note || !openAmong(documents)) return;
  const invoice: InvoiceRecord = {
    ...note,
    _id: new Types.ObjectId(),
    kind: 'invoice',
    documentNumber: await takeDocumentNumber('invoice', session),
    issuedAt: new Date(),
    credits: note.documentNumber,
  };
  await InvoiceModel.create([invoice], { session });
}
