import type { ClientSession } from 'mongoose';
import {
  hasNothingToDeliver,
  isSentInParcels,
  type OrderRecord,
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
