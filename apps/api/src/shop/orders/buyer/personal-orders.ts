import { NEWEST_FIRST } from '@shop/mongo';
import { MAX_LIST_SIZE, type PersonalOrder } from '@shop/shared';
import type { Types } from 'mongoose';
import { findOrderRecords, photosIn } from '../list/find-orders.js';
import { orderEditView } from '../edits/order-edit.view.js';
import { refundView } from '../money/refund.view.js';
import { parcelView } from '../parcels/parcel.view.js';
import { returnsByOrder } from '../returns/find-returns.js';
import { ReturnPhotoModel } from '../returns/return-photo.model.js';
import type { ReturnRecord } from '../returns/return.model.js';
import { returnView } from '../returns/return.view.js';
import type { OrderRecord } from '../order.model.js';
import { orderView, shipmentView } from '../order.view.js';
import { documentsOf } from '../documents/find-invoices.js';
import type { InvoiceRecord } from '../documents/invoice.model.js';

/** The buyer, and whether to include administrators' notes. */
export interface PersonalOrdersRequest {
  buyer: Types.ObjectId;
  /** Excludes later orders, which would shift the pages. */
  until: Date;
  withNotes: boolean;
}

/** A person's orders with all their personal data, newest first, page by page. */
export async function* personalOrders({
  buyer,
  until,
  withNotes,
}: PersonalOrdersRequest): AsyncGenerator<PersonalOrder[]> {
  const filter = { 'buyer._id': buyer, createdAt: { $lte: until } };
  const list = { filter, sort: NEWEST_FIRST };
  for (let page = 1; ; page += 1) {
    const { rows } = await findOrderRecords(list, { page, pageSize: MAX_LIST_SIZE });
    const [photos, documents, returns] = await Promise.all([
      photosIn(rows),
      documentsOf(rows),
      returnsByOrder(rows),
    ]);
    const written = rows.map(async (order) => ({
      ...orderView(order, photos),
      shipment: shipmentView(order),
      ...(order.parcels && { parcels: order.parcels.map(parcelView) }),
      ...(order.edits && { edits: order.edits.map(orderEditView) }),
      ...(order.refunds && { refunds: order.refunds.map(refundView) }),
      ...(await returnFields(order, returns.get(order._id.toHexString()))),
      ...documentFields(documents.get(order._id.toHexString())),
      ...(withNotes && { notes: notesView(order) }),
    }));
    yield await Promise.all(written);
    if (rows.length < MAX_LIST_SIZE) return;
  }
}

async function returnFields(
  order: OrderRecord,
  returns: readonly ReturnRecord[] = [],
): Promise<Pick<PersonalOrder, 'returns'>> {
  if (returns.length === 0) return {};
  return { returns: await Promise.all(returns.map((one) => withPhoto(one, order))) };
}

async function withPhoto(one: ReturnRecord, order: OrderRecord) {
  const photo = one.hasPhoto ? await ReturnPhotoModel.findById(one._id) : null;
  return { ...returnView(one, order), ...(photo && { photoData: photo.bytes.toString('base64') }) };
}

function documentFields(
  issued: readonly InvoiceRecord[] = [],
): Pick<PersonalOrder, 'invoice' | 'documents'> {
  const last = issued.at(-1);
  const documents = issued.map((document) => ({
    kind: document.kind,
    documentNumber: document.documentNumber,
    ...buyerOn(document),
  }));
  return { invoice: last ? buyerOn(last) : null, ...(issued.length > 1 && { documents }) };
}

function buyerOn({ buyer: { name, address, taxId }, issuedAt }: InvoiceRecord) {
  return {
    issuedAt: issuedAt.toISOString(),
    buyer: { name, address, ...(taxId && { taxId }) },
  };
}

/** Omits the authors, who are other people. */
function notesView({ notes = [] }: OrderRecord) {
  return notes.map(({ text, at }) => ({ text, at: at.toISOString() }));
}
