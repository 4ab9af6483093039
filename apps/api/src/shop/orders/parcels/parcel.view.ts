import {
  leftToSend,
  packedIn,
  type AdminParcel,
  type Order,
  type Parcel,
  type Pieces,
} from '@shop/shared';
import type { Types } from 'mongoose';
import type { OrderRecord } from '../order.model.js';
import { keptBackPieces } from './kept-back.js';
import type { ParcelRecord } from './parcel-record.js';

type Packed = Pick<OrderRecord, 'lines' | 'parcels'>;
type Sent = Packed & Pick<OrderRecord, 'refunds' | 'history' | 'withheld'>;

/** A parcel as the buyer sees it. */
export function parcelView({ _id, lines, carrier, trackingNumber, at }: ParcelRecord): Parcel {
  return {
    _id: _id.toHexString(),
    lines: lines.map(piecesView),
    carrier,
    trackingNumber,
    at: at.toISOString(),
  };
}

/** The same for administrators. */
export function adminParcelView(
  parcel: ParcelRecord,
  person: (by: Types.ObjectId) => AdminParcel['by'],
): AdminParcel {
  return { ...parcelView(parcel), by: person(parcel.by) };
}

/** The pieces of an order that are to be sent, and in no parcel yet. */
export function unsentPieces(order: Sent): Pieces[] {
  const { lines, parcels = [] } = order;
  return leftToSend(lines.map(lineView), parcels.map(parcelView), keptBackPieces(order));
}

/** The pieces of an order that are in its parcels. */
export function sentPieces({ lines, parcels = [] }: Packed): Pieces[] {
  return packedIn(lines.map(lineView), parcels.map(parcelView));
}

/** Whether a part of an order is on its way, whatever its status says. */
export function isPartlySent({ parcels = [] }: Pick<OrderRecord, 'parcels'>): boolean {
  return parcels.length > 0;
}

/** Whether all of an order is on its way in parcels, whatever its status says. */
export function isSentInParcels(order: Sent): boolean {
  return isPartlySent(order) && unsentPieces(order).length === 0;
}

/** How much of an order is in parcels, where anything is. */
export function parcelsField(order: Sent): Pick<Order, 'inParcels'> {
  if (!isPartlySent(order)) return {};
  return { inParcels: isSentInParcels(order) ? 'all' : 'part' };
}

/**
 * Whether nothing of an order is shipped, as with goods that its buyer collects or downloads. Where the shop had set up
 * no delivery, a product's “No” may as well mean that nobody has chosen.
 */
export function isUnshipped({
  invoiceAtPayment,
  price,
  parcels = [],
}: Pick<OrderRecord, 'invoiceAtPayment' | 'price' | 'parcels'>): boolean {
  return invoiceAtPayment !== undefined && price !== undefined && parcels.length === 0;
}

function lineView({ _id, quantity }: OrderRecord['lines'][number]): Pieces {
  return { line: _id.toHexString(), quantity };
}

function piecesView({ line, quantity }: ParcelRecord['lines'][number]): Pieces {
  return { line: line.toHexString(), quantity };
}
