import {
  DELETED_USER,
  dollarsFromCents,
  type AdminOrderDetails,
  type OrderDetails,
} from '@shop/shared';
import type { ClientSession, Types } from 'mongoose';
import { contactsOf } from '../accounts/index.js';
import { notFound } from '@shop/http/errors';
import { typedId } from '@shop/mongo/text';
import { orderEditView } from './edits/order-edit.view.js';
import { presentOrder } from './list/find-orders.js';
import { paymentChangeView } from './money/payment-change.view.js';
import { adminRefundView, refundView } from './money/refund.view.js';
import type { RefundRecord } from './money/refund-record.js';
import { isRefundable, leftToRefund } from './money/refunded.js';
import { OrderModel, type OrderRecord } from './order.model.js';
import { shipmentView } from './order.view.js';
import { keptBackPieces } from './parcels/kept-back.js';
import { adminParcelView, parcelView } from './parcels/parcel.view.js';
import { returnsOf } from './returns/find-returns.js';
import { adminReturnView, returnView } from './returns/return.view.js';

/**
 * An order by its number or its id.
 * @param filter a further condition for the order
 * @throws HttpError 404 if there is none.
 */
export async function findOrder(reference: string, filter: object = {}): Promise<OrderRecord> {
  const _id = typedId(reference);
  const isNumber = /^\d{1,15}$/.test(reference);
  const which = _id ? { _id } : isNumber && { number: Number(reference) };
  const order = which ? await OrderModel.findOne({ ...which, ...filter }).lean() : null;
  if (!order) throw notFound('Order');
  return order;
}

/** The number of an order with this id; undefined if there is none. */
export async function numberOfOrder(_id: Types.ObjectId): Promise<number | undefined> {
  return (await OrderModel.findById(_id, { number: 1 }).lean())?.number;
}

/** An order with its history and shipment, for its buyer. */
export async function presentMyOrder(
  order: OrderRecord,
  session?: ClientSession,
): Promise<OrderDetails> {
  const returns = await returnsOf(order, session);
  return {
    ...(await presentOrder(order)),
    history: order.history.map(({ status, at }) => ({ status, at: at.toISOString() })),
    shipment: shipmentView(order),
    ...(order.parcels && { parcels: order.parcels.map(parcelView) }),
    ...keptBackView(order),
    ...(order.addressCorrections && {
      addressCorrections: order.addressCorrections.map(({ at }) => ({ at: at.toISOString() })),
    }),
    ...(order.edits && { edits: order.edits.map(orderEditView) }),
    invoicedAt: order.invoicedAt?.toISOString() ?? null,
    ...(order.refunds && { refunds: order.refunds.filter(isSeen).map(refundView) }),
    ...(returns.length > 0 && { returns: returns.map((one) => returnView(one, order)) }),
  };
}

function keptBackView(order: OrderRecord): Pick<OrderDetails, 'keptBack'> {
  const keptBack = keptBackPieces(order);
  return keptBack.length > 0 ? { keptBack } : {};
}

/** Buyers do not see what the provider refused. */
function isSeen({ state }: RefundRecord): boolean {
  return state !== 'failed';
}

/** An order with its history, who did what, its shipment and its notes, for administrators. */
export async function presentAdminOrder(
  order: OrderRecord,
  session?: ClientSession,
): Promise<AdminOrderDetails> {
  const returns = await returnsOf(order, session);
  const { history, notes = [], refunds = [], parcels, addressCorrections, edits, buyer } = order;
  const { changes } = order.payment;
  const left = isRefundable(order) ? leftToRefund(order) : 0;
  const people = await contactsOf(
    [
      ...[...history, ...notes, ...refunds, ...(parcels ?? []), ...(addressCorrections ?? [])],
      ...(edits ?? []),
      ...(changes ?? []),
      ...returns.flatMap((one) => one.history),
    ].flatMap(({ by }) => by ?? []),
  );
  const person = (by: Types.ObjectId) => ({
    _id: by.toHexString(),
    name: by.equals(buyer._id) ? buyer.name : (people.get(by.toHexString())?.name ?? DELETED_USER),
  });
  return {
    ...(await presentOrder(order)),
    history: history.map(({ status, at, by }) => ({
      status,
      at: at.toISOString(),
      by: by ? person(by) : null,
    })),
    shipment: shipmentView(order),
    ...(parcels && { parcels: parcels.map((one) => adminParcelView(one, person)) }),
    ...keptBackView(order),
    invoicedAt: order.invoicedAt?.toISOString() ?? null,
    ...(addressCorrections && {
      addressCorrections: addressCorrections.map(({ at, by }) => ({
        at: at.toISOString(),
        by: person(by),
      })),
    }),
    ...(edits && {
      edits: edits.map((edit) => ({ ...orderEditView(edit), by: person(edit.by) })),
    }),
    notes: notes.map(({ text, at, by }) => ({ text, at: at.toISOString(), by: person(by) })),
    ...(changes && { paymentChanges: changes.map((one) => paymentChangeView(one, person)) }),
    ...(refunds.length > 0 && { refunds: refunds.map((one) => adminRefundView(one, person)) }),
    ...(returns.length > 0 && {
      returns: returns.map((one) => adminReturnView(one, order, person)),
    }),
    ...(left > 0 && { refundable: dollarsFromCents(left) }),
  };
}
