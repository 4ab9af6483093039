import type { SignedInActor } from '@shop/http/access';
import { conflict, notFound } from '@shop/http/errors';
import { inTransaction } from '@shop/mongo';
import { recordAuditEntry } from '../../audit/index.js';
import { announce } from '../../webhooks/index.js';
import { OrderModel, type OrderRecord } from '../order.model.js';
import { orderName } from '../order-name.js';
import { orderSearchWords } from '../search/order-search.js';

/**
 * Removes a parcel that was entered by mistake.
 * @throws HttpError 404 if the order has no such parcel; 409 if it was cancelled since, and its pieces are still out.
 */
export async function removeParcel(
  id: string,
  parcelId: string,
  admin: SignedInActor,
): Promise<OrderRecord> {
  return inTransaction(async (session) => {
    const before = await OrderModel.findById(id, null, { session }).lean();
    const { parcels = [] } = before ?? {};
    const left = parcels.filter(({ _id }) => !_id.equals(parcelId));
    if (!before || left.length === parcels.length) throw notFound('Parcel');
    if (before.stillOut) throw conflict(`Order ${before.number} is cancelled. Reopen it before.`);
    const rest: OrderRecord = { ...before };
    if (left.length > 0) rest.parcels = left;
    else delete rest.parcels;
    delete rest.isAllSent;
    const searchWords = orderSearchWords(rest);
    await OrderModel.updateOne(
      { _id: before._id },
      left.length > 0
        ? { $set: { searchWords, parcels: left }, $unset: { isAllSent: 1 } }
        : { $set: { searchWords }, $unset: { parcels: 1, isAllSent: 1 } },
      { session },
    );
    await announce('shipment.updated', before._id, session);
    await recordAuditEntry(
      {
        action: 'removeParcel',
        by: admin,
        subject: { kind: 'order', _id: before._id, name: orderName(before) },
        before: { parcels: parcels.length },
        after: { parcels: left.length },
      },
      session,
    );
    return { ...rest, searchWords };
  });
}
