import { CANCELLED_STATUS, hasLeftShop } from '@shop/shared';
import type { ClientSession } from 'mongoose';
import { sendLater } from '../../mail/index.js';
import { isSentInParcels } from '../parcels/parcel.view.js';
import type { OrderRecord } from '../order.model.js';

/** For how long a change of status can be taken back before its buyer hears of it, or a tracking number be added. */
const SECOND_THOUGHTS_MS = 60_000;

/** What the event of a tracking number begins with. Those of a status are its place in the history, counted from 1. */
const TRACKING = 'tracking.';

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

/**
 * When a tracking number is told that came after the mail that the order is on its way; undefined if it needs no mail of
 * its own.
 */
export function toldTrackingAt(
  { status, history, shipment }: OrderRecord,
  trackingNumber: string,
): Date | undefined {
  if (!hasLeftShop(status) || !trackingNumber || trackingNumber === shipment?.trackingNumber)
    return undefined;
  const leftAt = history.find((entry) => hasLeftShop(entry.status))?.at.getTime() ?? 0;
  const now = new Date();
  // The mail that is still to be written will have it.
  return now.getTime() < leftAt + SECOND_THOUGHTS_MS ? undefined : now;
}

/** Has the buyer told of a tracking number, in the transaction that writes it. */
export async function mailTracking(
  { _id: id }: OrderRecord,
  at: Date,
  session: ClientSession,
): Promise<void> {
  const event = TRACKING + String(at.getTime());
  await sendLater({ kind: 'orderShipped', id, event, afterMs: SECOND_THOUGHTS_MS }, session);
}

/** Whether an order has left the shop again, or got another tracking number, since the event that a mail is about. */
export function isShippedAnew(
  { history, trackingToldAt }: OrderRecord,
  event: string | undefined,
): boolean {
  const leftAs = history.findLastIndex(
    ({ status }, at) => hasLeftShop(status) && !hasLeftShopBefore(history, at),
  );
  if (event === undefined) return false;
  if (!event.startsWith(TRACKING)) return Number(event) <= leftAs;
  const at = new Date(Number(event.slice(TRACKING.length)));
  const leftAt = history[leftAs]?.at;
  return [trackingToldAt, leftAt].some((later) => later !== undefined && later > at);
}

/** Whether an order was cancelled again since the event that a mail is about. */
export function isCancelledAnew({ history }: OrderRecord, event: string | undefined): boolean {
  const last = history.findLastIndex(({ status }) => status === CANCELLED_STATUS);
  return event !== undefined && Number(event) <= last;
}

function hasLeftShopBefore(history: OrderRecord['history'], at: number): boolean {
  const before = history[at - 1];
  return before !== undefined && hasLeftShop(before.status);
}
