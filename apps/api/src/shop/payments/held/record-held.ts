import { inTransaction } from '@shop/mongo';
import { isGivenUp } from '@shop/shared';
import type { ClientSession } from 'mongoose';
import { sendLater } from '../../mail/index.js';
import {
  changeTo,
  OrderModel,
  settleHeldLater,
  untilNotice,
  type OrderRecord,
} from '../../orders/index.js';
import { announce } from '../../webhooks/index.js';
import { ask } from '../ask.js';
import { coversTotal, isInItsCurrency } from '../hosted/covers-total.js';
import type { HostedPayments, KnownPayment } from '../hosted/hosted-payments.js';
import type { LookCause } from '../look-cause.js';
import { operationOn } from '../operation-on.js';
import { cancelUnpaid } from '../unpaid/cancel-unpaid.js';

const TOO_LITTLE = 'Your bank has reserved less than the order costs. It is released.';
const OTHER_CURRENCY =
  'Your bank has reserved an amount in another currency than the order’s. It is released.';

/** What the provider knows of an amount that it reserves. */
export interface Held extends LookCause {
  known: KnownPayment;
  provider: HostedPayments;
}

/**
 * Writes that the amount of an order is reserved, once; its buyer gets the confirmation. What is reserved for an order
 * that will not be paid any more is released. An order for which too little is reserved is cancelled: its page takes no
 * other card.
 */
export async function recordHeld(order: OrderRecord, held: Held): Promise<OrderRecord> {
  const { known, provider, ...why } = held;
  const { state } = order.payment;
  const isWaiting = state === 'pending';
  if (isWaiting && coversTotal(order, known))
    return inTransaction((session) => writeHeld(order, held, session));
  const { charge } = known;
  if (charge === undefined || (!isWaiting && !isGivenUp(state))) return order;
  const outcome = await ask(() => provider.void({ ...operationOn(order, 'void'), charge }));
  if (!isWaiting || !outcome.success) return order;
  const refusal = isInItsCurrency(order, known) ? TOO_LITTLE : OTHER_CURRENCY;
  return cancelUnpaid(order, { ...why, state: 'failed', refusal });
}

async function writeHeld(
  { _id }: OrderRecord,
  { known: { charge, heldUntil }, cause, event }: Held,
  session: ClientSession,
): Promise<OrderRecord> {
  const held = await OrderModel.findOneAndUpdate(
    { _id, 'payment.state': 'pending' },
    {
      $set: {
        'payment.state': 'authorized',
        'payment.success': true,
        ...(charge && { 'payment.charge': charge }),
        ...(heldUntil && { 'payment.heldUntil': heldUntil }),
      },
      $unset: { 'payment.url': 1, 'payment.dueAt': 1, 'payment.leavingUntil': 1 },
      $push: { 'payment.changes': changeTo('authorized', { cause, event }) },
    },
    { session, returnDocument: 'after' },
  ).lean();
  if (!held) return OrderModel.findById(_id, null, { session }).orFail().lean();
  await sendLater({ kind: 'orderReceived', id: _id, event: 'authorized' }, session);
  if (heldUntil)
    await sendLater({ kind: 'holdEnding', id: _id, afterMs: untilNotice(heldUntil) }, session);
  await announce('order.updated', _id, session);
  // It may have been sent or cancelled before.
  await settleHeldLater(held, session);
  return held;
}
