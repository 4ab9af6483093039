import type { Shipment } from '@shop/shared';
import { recordAuditEntry } from '../audit/index.js';
import type { SignedInActor } from '../http/access.js';
import { notFound } from '../http/errors.js';
import { inTransaction } from '../mongo/transaction.js';
import { OrderModel, type OrderRecord } from './order.model.js';
import { orderName } from './order-name.js';

/**
 * Sets who carries an order, and under which number. The audit entry has the carrier alone: the number leads to the
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
