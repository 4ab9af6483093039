import type { Letter, MailWriter } from '../../mail/index.js';
import { buyerOf, deliveryRow, orderLink, trackingRows } from '../mails/order-blocks.js';
import { paymentRows } from '../mails/payment-words.js';
import { OrderModel, type OrderRecord } from '../order.model.js';
import { piecesText } from '../returns/mails/return-blocks.js';
import type { ParcelRecord } from './parcel-record.js';
import { unsentPieces } from './parcel.view.js';

/** Says that a parcel is on its way, unless it was removed. @param id of the parcel */
export const writeParcelShipped: MailWriter = async (id, { name }) => {
  const order = await OrderModel.findOne({ 'parcels._id': id }).lean();
  const parcel = order?.parcels?.find(({ _id }) => _id.equals(id));
  const buyer = order && buyerOf(order);
  if (!buyer || !parcel) return undefined;
  return { ...buyer, letter: parcelShipped(order, parcel, name) };
};

/** What is in a parcel, how to follow it, and whether more follows. */
export function parcelShipped(order: OrderRecord, parcel: ParcelRecord, shop: string): Letter {
  const { number, delivery } = order;
  const isLast = unsentPieces(order).length === 0;
  const isInParcels = !isLast || (order.parcels?.length ?? 0) > 1;
  const rest = isLast ? 'Everything is on its way now.' : 'The rest will follow.';
  const handed = isInParcels
    ? `We’ve handed a parcel with part of your order ${number} to the carrier. ${rest}`
    : `We’ve handed your order ${number} to the carrier.`;
  const what = isInParcels ? 'A parcel of your order' : 'Your order';
  return {
    subject: `${what} ${number} at ${shop} is on its way`,
    title: isInParcels ? 'A parcel is on its way' : 'Your order is on its way',
    blocks: [
      {
        type: 'paragraph',
        text: `Hello ${delivery.name},\n${handed}`,
      },
      {
        type: 'facts',
        rows: [
          { name: 'In it', value: piecesText(order, parcel.lines) },
          ...trackingRows(parcel),
          deliveryRow(order),
          ...paymentRows(order, isInParcels),
        ],
      },
      orderLink(order),
    ],
  };
}
