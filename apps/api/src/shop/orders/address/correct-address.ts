import { inTransaction } from '@shop/mongo';
import {
  ADDRESS_PARTS,
  knownParts,
  missingFields,
  WAITING_STATUSES,
  type AddressCorrection,
  type PostalAddress,
} from '@shop/shared';
import type { SignedInActor } from '@shop/http/access';
import { badRequest, conflict, notFound } from '@shop/http/errors';
import type { ClientSession } from 'mongoose';
import { recordAuditEntry } from '../../audit/index.js';
import { sendLater } from '../../mail/index.js';
import { ShippingZoneModel } from '../../pricing/index.js';
import { OrderModel, type OrderRecord } from '../order.model.js';
import { orderName } from '../order-name.js';
import { isSentInParcels } from '../parcels/parcel.view.js';
import { orderSearchWords } from '../search/order-search.js';

/**
 * Corrects where an order goes to, with a mail to its buyer. The audit entry names only the parts that changed, because
 * the address is the buyer's. What the order costs stays.
 * @throws HttpError 400 if a part is missing; 404 for an unknown order; 409 if it is shipped, also in parcels, or goes elsewhere than the
 * administrator saw.
 */
export async function correctAddress(
  id: string,
  { address, addressBefore }: AddressCorrection,
  admin: SignedInActor,
): Promise<OrderRecord> {
  const corrected = knownParts(address);
  if (!corrected)
    throw badRequest('Address is required', [{ field: 'address', message: 'Address is required' }]);
  return inTransaction(async (session) => {
    const before = await OrderModel.findById(id, null, { session }).lean();
    if (!before) throw notFound('Order');
    if (!WAITING_STATUSES.includes(before.status))
      throw conflict('This order is shipped or cancelled: its address can no longer change');
    if (isSentInParcels(before))
      throw conflict(
        'All of this order is on its way in parcels: its address can no longer change',
      );
    const changed = changedParts(before.address, corrected);
    if (changed.length === 0) return before;
    if (addressBefore !== undefined && changedParts(before.address, addressBefore ?? {}).length > 0)
      throw conflict(
        'The address of this order has changed since you opened it. Load it before you save.',
      );
    await assertWhole(before, corrected, session);
    const correction = { at: new Date(), by: admin._id };
    const addressCorrections = [...(before.addressCorrections ?? []), correction];
    const searchWords = orderSearchWords({ ...before, address: corrected });
    const update = { $set: { address: corrected, addressCorrections, searchWords } };
    await OrderModel.updateOne({ _id: before._id }, update, { session });
    const event = String(addressCorrections.length);
    await sendLater({ kind: 'addressCorrected', id: before._id, event }, session);
    await recordAuditEntry(
      {
        action: 'correctOrderAddress',
        by: admin,
        subject: { kind: 'order', _id: before._id, name: orderName(before) },
        before: null,
        after: { changed: changed.join(', ') },
      },
      session,
    );
    return { ...before, address: corrected, addressCorrections, searchWords };
  });
}

/**
 * In a shop that has zones, a correction leaves out no part that the order's country needs, unless the order had none
 * either or is collected without tax.
 */
async function assertWhole(
  { address: before, delivery: { name }, price }: OrderRecord,
  address: PostalAddress,
  session: ClientSession,
): Promise<void> {
  if (price?.pickUpAt && price.taxes.length === 0) return;
  const { country } = address;
  const earlier = { name, ...(country && { country }), ...before };
  const lacked = missingFields('address', earlier).map(({ field }) => field);
  const missing = missingFields('address', { name, ...address });
  const errors = missing.filter(({ field }) => !lacked.includes(field));
  if (errors.length === 0 || !(await ShippingZoneModel.exists({}).session(session))) return;
  throw badRequest(errors.map(({ message }) => message).join('. '), errors);
}

function changedParts(before: PostalAddress = {}, after: PostalAddress): string[] {
  return ADDRESS_PARTS.filter((part) => (before[part] ?? '') !== (after[part] ?? ''));
}
