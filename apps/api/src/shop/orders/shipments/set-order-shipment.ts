import { inTransaction } from '@shop/mongo';
import type { Shipment, ShipmentInput } from '@shop/shared';
import { recordAuditEntry, whoChanged } from '../../audit/index.js';
import type { SignedInActor } from '@shop/http/access';
import { conflict, notFound, type HttpError } from '@shop/http/errors';
import { announce } from '../../webhooks/index.js';
import { withPickUpPlaces } from '../collected/pick-up-places.js';
import { whyNotSent } from '../collected/why-not-sent.js';
import { OrderModel, type OrderRecord } from '../order.model.js';
import { mailTracking, toldTrackingAt } from '../mails/mail-status.js';
import { orderName } from '../order-name.js';
import { orderSearchWords } from '../search/order-search.js';

/**
 * Sets an order's carrier and tracking number. The audit entry has only the carrier: the tracking number leads to the
 * buyer's address.
 * @throws HttpError 404 for an unknown order; 409 if its buyer collects it, or if it no longer has the shipment that
 * the administrator saw. An order that already has the new shipment is no conflict, so that a request can be repeated
 * after a lost reply.
 */
export async function setOrderShipment(
  id: string,
  { carrier, trackingNumber, shipmentBefore }: ShipmentInput,
  admin: SignedInActor,
): Promise<OrderRecord> {
  return inTransaction(async (session) => {
    const shipment = { carrier, trackingNumber };
    const before = await OrderModel.findById(id, null, { session }).lean();
    if (!before) throw notFound('Order');
    const [placed = before] = await withPickUpPlaces([before]);
    const collected = whyNotSent(placed);
    if (collected) throw conflict(collected);
    const isExpected = [shipmentBefore, shipment].some((seen) => isSame(before.shipment, seen));
    if (shipmentBefore !== undefined && !isExpected) throw await savedMeanwhile(before);
    const searchWords = orderSearchWords({ ...before, shipment });
    const trackingToldAt = toldTrackingAt(before, trackingNumber);
    const update = { $set: { shipment, searchWords, ...(trackingToldAt && { trackingToldAt }) } };
    await OrderModel.updateOne({ _id: before._id }, update, { session });
    if (trackingToldAt) await mailTracking(before, trackingToldAt, session);
    await announce('shipment.updated', before._id, session);
    await recordAuditEntry(
      {
        action: 'setOrderShipment',
        by: admin,
        subject: { kind: 'order', _id: before._id, name: orderName(before) },
        before: { carrier: before.shipment?.carrier ?? null },
        after: { carrier },
      },
      session,
    );
    return { ...before, shipment, searchWords };
  });
}

const isSame = (one?: Shipment | null, other?: Shipment | null) =>
  one?.carrier === other?.carrier && one?.trackingNumber === other?.trackingNumber;

/** The error that says who has saved the shipment since the administrator saw it. */
async function savedMeanwhile({ _id, number }: OrderRecord): Promise<HttpError> {
  const who = await whoChanged(_id, { action: 'setOrderShipment' });
  const message = `${who} saved the shipment of order ${number} after you opened it. Load it before you save.`;
  return conflict(message, [{ field: 'shipmentBefore', message }]);
}
