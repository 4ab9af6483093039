import type { ClientSession } from 'mongoose';
import {
  hasNothingToDeliver,
  isSentInParcels,
  type OrderRecord,
  type ReturnRecord,
  type WithheldPieces,
} from '../orders/index.js';

/**
 * The change of an order that keeps pieces back from being sent. If nothing else is left to send, its invoice comes with
 * the payment, as no parcel or shipment brings it about.
 */
export async function keepBack(
  order: OrderRecord,
  pieces: readonly WithheldPieces[],
  session: ClientSession,
): Promise<object> {
  if (pieces.length === 0) return {};
  const after = { ...order, withheld: [...(order.withheld ?? []), ...pieces] };
  const isAllSent = isSentInParcels(after);
  const isDue = !order.invoicedAt && (await hasNothingToDeliver(after, session));
  return {
    $push: { withheld: { $each: pieces } },
    ...((isAllSent || isDue) && {
      $set: { ...(isAllSent && { isAllSent }), ...(isDue && { invoiceAtPayment: 'due' }) },
    }),
  };
}

/** The change of an order that lets be sent again what a return has kept back, where nothing else keeps it. */
export async function letGo(
  order: OrderRecord,
  { _id }: Pick<ReturnRecord, '_id'>,
  session: ClientSession,
): Promise<object | undefined> {
  const { withheld = [], invoicedAt, invoiceAtPayment } = order;
  const left = withheld.filter((one) => !one.return.equals(_id));
  if (left.length === withheld.length) return undefined;
  const after = { ...order, withheld: left };
  const isNotDue =
    !invoicedAt && invoiceAtPayment === 'due' && !(await hasNothingToDeliver(after, session));
  return {
    $pull: { withheld: { return: _id } },
    $unset: {
      ...(!isSentInParcels(after) && { isAllSent: 1 }),
      ...(isNotDue && { invoiceAtPayment: 1 }),
    },
  };
}
