import { inTransaction } from '@shop/mongo';
import {
  adjectiveOf,
  DELETED_USER,
  hasLeftShop,
  holdsStock,
  nextStatuses,
  whyCancelled,
  type OrderStatus,
  type OrderStatusInput,
  type Settings,
} from '@shop/shared';
import type { ClientSession, Types } from 'mongoose';
import { contactOf } from '../../accounts/index.js';
import { recordAuditEntry } from '../../audit/index.js';
import { giveBackStock, shortagesInWords, takeStock } from '../../catalog/index.js';
import { retakeUses, returnUses } from '../../pricing/index.js';
import type { SignedInActor } from '@shop/http/access';
import { conflict, notFound } from '@shop/http/errors';
import { announce } from '../../webhooks/index.js';
import { documentChange } from '../documents/issue-invoice.js';
import { mailStatus } from '../mails/mail-status.js';
import { settleHeldLater } from '../money/settle-held-later.js';
import { OrderModel, type OrderRecord } from '../order.model.js';
import { itemOf } from '../item-of.js';
import { orderName } from '../order-name.js';
import { piecesAtCancellation, piecesToTakeAgain } from '../parcels/still-out.js';
import { isBeingPaid } from '../payment-state.js';
import type { ReturnedPieces } from '../returns/return.model.js';

/** Who sets a status, and what an invoice that it brings about says of the shop. */
export interface StatusContext {
  admin: SignedInActor;
  settings: Settings;
}

/**
 * Sets an order's status and records who did it. Writes the invoice or the credit note that comes with it. A status
 * that holds no stock returns it, only once if repeated; leaving such a status takes it again. An order that already
 * has the status is left unchanged.
 * @param since when the caller began to wait, from `performance.now()`.
 * @throws HttpError 404 for an unknown order; 409 if there is too little stock to take again, if the order
 * no longer has the status that the administrator saw, while it is being paid, or if it would be sent without being
 * paid.
 */
export async function setOrderStatus(
  id: string,
  { status, statusBefore }: OrderStatusInput,
  { admin, settings }: StatusContext,
  since = performance.now(),
): Promise<OrderRecord> {
  return inTransaction(async (session) => {
    const before = await OrderModel.findById(id, null, { session }).lean();
    if (!before) throw notFound('Order');
    if (before.status === status) return before;
    if (statusBefore !== undefined && statusBefore !== before.status)
      throw await changedMeanwhile(before, session);
    assertPaid(before, status);
    const stillOut = await moveStock(before, status, { by: admin._id, session });
    const at = new Date();
    const documented = await documentChange({ ...before, status }, { at, settings, session });
    const order = await OrderModel.findByIdAndUpdate(
      id,
      {
        $set: { status, ...documented, ...(stillOut.length > 0 && { stillOut }) },
        ...(before.stillOut && { $unset: { stillOut: 1 } }),
        $push: { history: { status, at, by: admin._id } },
      },
      { session, returnDocument: 'after' },
    ).lean();
    if (!order) throw notFound('Order');
    await mailStatus(before, order, session);
    await settleHeldLater(order, session);
    await announce('order.updated', order._id, session);
    if (hasLeftShop(order.status) && !hasLeftShop(before.status))
      await announce('shipment.updated', order._id, session);
    await recordAuditEntry(
      {
        action: 'updateOrderStatus',
        by: admin,
        subject: { kind: 'order', _id: order._id, name: orderName(order) },
        before: { status: before.status },
        after: { status: order.status },
      },
      session,
    );
    return order;
  }, since);
}

/**
 * A cancelled order must not be paid, so its status waits for the payment. What is not paid any more must not be sent.
 * @throws HttpError 409
 */
function assertPaid({ number, status: before, payment }: OrderRecord, status: OrderStatus): void {
  const state = payment.state;
  if (isBeingPaid(payment))
    throw conflict(`Order ${number} is being paid. Please try again in a moment.`);
  if (
    state === 'authorized' &&
    hasLeftShop(status) &&
    payment.heldUntil &&
    payment.heldUntil < new Date()
  )
    throw conflict(
      `Order ${number} stays ${adjectiveOf(before)}: its amount is not reserved any more`,
    );
  const order = { status: before, payment: { state } };
  if (nextStatuses(order).includes(status)) return;
  throw conflict(`Order ${number} stays ${adjectiveOf(before)}: ${whyCancelled(order)}`);
}

/** The error that says who has changed the status since the administrator saw it, and to what. */
async function changedMeanwhile(order: OrderRecord, session: ClientSession) {
  const { number, status, history } = order;
  const by = history.at(-1)?.by;
  const reason = by
    ? `${(await contactOf(by, session))?.name ?? DELETED_USER} has changed it`
    : whyCancelled(order);
  const message = `Order ${number} is now ${adjectiveOf(status)}: ${reason}`;
  return conflict(message, [{ field: 'statusBefore', message }]);
}

/**
 * Returns the stock of an order that is cancelled, as far as it is in no parcel, and takes that of one that is
 * reopened.
 * @returns the pieces that are still out.
 */
async function moveStock(
  order: OrderRecord,
  status: OrderStatus,
  { by, session }: { by: Types.ObjectId; session: ClientSession },
): Promise<ReturnedPieces[]> {
  const { number, status: before } = order;
  if (holdsStock(status) === holdsStock(before)) return [];
  if (!holdsStock(status)) {
    await returnUses(order, session);
    const { back, stillOut } = piecesAtCancellation(order);
    await giveBackStock({ lines: back }, { reason: 'cancellation', order: number, by }, session);
    return stillOut;
  }
  await retakeUses(order, session);
  const { shortages } = await takeStock(
    piecesToTakeAgain(order).map(itemOf),
    { reason: 'reopening', order: number, by },
    session,
  );
  if (shortages.length > 0)
    throw conflict(`Order ${number} stays ${adjectiveOf(before)}: ${shortagesInWords(shortages)}`);
  return [];
}
