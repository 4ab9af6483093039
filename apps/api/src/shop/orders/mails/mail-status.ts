import { CANCELLED_STATUS, hasLeftShop } from '@shop/shared';
import type { ClientSession } from 'mongoose';
import { sendLater } from '../../mail/index.js';
import { isSentInParcels } from '../parcels/parcel.view.js';
import type { OrderRecord } from '../order.model.js';

/** For how long a change of status can be taken back before its buyer hears of it, or a tracking number be added. */
const SECOND_THOUGHTS_MS = 60_000;

/** Has the buyer told of a status that an order has just got, in its transaction. */
export async function mailStatus(
  before: OrderRecord,
  { _id: id, status, history }: OrderRecord,
  session: ClientSession,
): Promise<void> {
  const event = String(history.length);
  const cause = { id, event, afterMs: SECOND_THOUGHTS_MS };
  if (status === CANCELLED_STATUS) await sendLater({ kind: 'orderCancelled', ...cause }, session);
  // Of an order that was sent in parcels, each parcel has its mail.
  const isTold = isSentInParcels(before);
  if (hasLeftShop(status) && !hasLeftShop(before.status) && !isTold)
    await sendLater({ kind: 'orderShipped', ...cause }, session);
}

/** Has the buyer told of a tracking number that came after the mail that the order is on its way. */
export async function mailTracking(
  before: OrderRecord,
  trackingNumber: string,
  session: ClientSession,
): Promise<void> {
  const { _id: id, status, history, shipment } = before;
  if (!hasLeftShop(status) || !trackingNumber || trackingNumber === shipment?.trackingNumber)
    return;
  const leftAt = history.find((entry) => hasLeftShop(entry.status))?.at.getTime() ?? 0;
  // The mail that is still to be written will have it.
  if (Date.now() < leftAt + SECOND_THOUGHTS_MS) return;
  const event = `tracking.${Date.now()}`;
  await sendLater({ kind: 'orderShipped', id, event, afterMs: SECOND_THOUGHTS_MS }, session);
}
