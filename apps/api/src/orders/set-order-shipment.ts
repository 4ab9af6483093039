import type { Shipment } from '@shop/shared';
import { recordAuditEntry } from '../audit/index.js';
import type { SignedInActor } from '../http/access.js';
import { notFound } from '../http/errors.js';
import { inTransaction } from '../mongo/transaction.js';
import { OrderModel, type OrderRecord } from './order.model.js';
import { orderName } from './order-name.js';

/**
 * Sets an order's carrier and tracking number. The audit entry has only the carrier: the tracking number leads to the
 * buyer's address.
 * @throws HttpError 404 for an unknown order.
 */
export async function setOrderShipment(
  id: string,
  { carrier, trackingNumber }: Shipment,
  admin: SignedInActor,
): Promise<OrderRecord> {
  return inTransaction(async (session) => {
    const before = await OrderModel.findByIdAndUpdate(
      id,
      { $set: { shipment: { carrier, trackingNumber } } },
      { session },
    ).lean();
    if (!before) throw notFound('Order');
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
    return { ...before, shipment: { carrier, trackingNumber } };
  });
}
