import type { SignedInActor } from '@shop/http/access';
import { badRequest, conflict, notFound } from '@shop/http/errors';
import {
  adjectiveOf,
  hasLeftShop,
  holdsStock,
  LIMITS,
  nextStatuses,
  SHIPPED_STATUS,
  type ParcelInput,
  type Settings,
} from '@shop/shared';
import { Types, type ClientSession } from 'mongoose';
import { recordAuditEntry } from '../../audit/index.js';
import { sendLater } from '../../mail/index.js';
import { announce } from '../../webhooks/index.js';
import { withPickUpPlaces } from '../collected/pick-up-places.js';
import { whyNotSent } from '../collected/why-not-sent.js';
import { documentChange } from '../documents/issue-invoice.js';
import { settleHeldLater } from '../money/settle-held-later.js';
import { OrderModel, type OrderRecord } from '../order.model.js';
import { orderName } from '../order-name.js';
import { isBeingPaid } from '../payment-state.js';
import { orderSearchWords } from '../search/order-search.js';
import type { ParcelRecord } from './parcel-record.js';
import { isSentInParcels, unsentPieces } from './parcel.view.js';

/** For how long a parcel can be removed again before its buyer hears of it. */
const SECOND_THOUGHTS_MS = 60_000;

/** Who adds a parcel, and what an invoice that it brings about says of the shop. */
interface ParcelContext {
  admin: SignedInActor;
  settings: Settings;
  session: ClientSession;
}

/**
 * Adds a parcel to an order, inside a transaction, with its mail, and the invoice if it has the last pieces. The audit
 * entry has only the carrier: the tracking number leads to the buyer's address.
 * @throws HttpError 404 for an unknown order, 400 for lines that it does not have, 409 for more pieces than are left, or
 * if it may not be sent.
 */
export async function addParcel(
  id: string,
  { lines, carrier, trackingNumber }: ParcelInput,
  { admin, settings, session }: ParcelContext,
): Promise<OrderRecord> {
  const before = await OrderModel.findById(id, null, { session }).lean();
  if (!before) throw notFound('Order');
  await assertSendable(before);
  const { parcels = [] } = before;
  if (parcels.length >= LIMITS.parcels)
    throw conflict(`An order can have at most ${LIMITS.parcels} parcels`);
  const parcel: ParcelRecord = {
    _id: new Types.ObjectId(),
    lines: piecesOf(before, lines),
    carrier,
    trackingNumber,
    at: new Date(),
    by: admin._id,
  };
  const after = { ...before, parcels: [...parcels, parcel] };
  const { _id } = before;
  const isDocumented = hasLeftShop(before.status);
  const $set = {
    searchWords: orderSearchWords(after),
    ...(isSentInParcels(after) && { isAllSent: true as const }),
    ...(!isDocumented && (await documentChange(after, { at: parcel.at, settings, session }))),
  };
  await OrderModel.updateOne({ _id }, { $push: { parcels: parcel }, $set }, { session });
  const cause = { id: parcel._id, afterMs: SECOND_THOUGHTS_MS };
  await sendLater({ kind: 'parcelShipped', ...cause }, session);
  await settleHeldLater(after, session);
  await announce('shipment.updated', _id, session);
  await recordAuditEntry(
    {
      action: 'addParcel',
      by: admin,
      subject: { kind: 'order', _id, name: orderName(before) },
      before: { parcels: parcels.length },
      after: { parcels: parcels.length + 1, carrier },
    },
    session,
  );
  return { ...after, ...$set };
}

async function assertSendable(found: OrderRecord): Promise<void> {
  const { number, status, payment } = found;
  const [order = found] = await withPickUpPlaces([found]);
  const collected = whyNotSent(order);
  if (collected) throw conflict(collected);
  if (isBeingPaid(payment))
    throw conflict(`Order ${number} is being paid. Please try again in a moment.`);
  if (hasLeftShop(status)) return;
  const stands = { status, payment: { state: payment.state } };
  if (!holdsStock(status) || !nextStatuses(stands).includes(SHIPPED_STATUS))
    throw conflict(`Order ${number} is ${adjectiveOf(status)}, so nothing of it can be sent.`);
}

function piecesOf(order: OrderRecord, asked: ParcelInput['lines']): ParcelRecord['lines'] {
  const left = new Map(unsentPieces(order).map(({ line, quantity }) => [line, quantity]));
  return asked.map(({ line: id, quantity }, index) => {
    const line = order.lines.find(({ _id }) => _id.equals(id));
    if (!line) {
      const message = 'The order has no such line';
      throw badRequest(message, [{ field: `lines.${index}.line`, message }]);
    }
    const most = left.get(id) ?? 0;
    if (quantity > most) throw conflict(`Only ${most} of ${line.name} are in no parcel yet.`);
    return { line: line._id, quantity };
  });
}
