import { holdsStock } from '@shop/shared';
import type { ClientSession, Types } from 'mongoose';
import { giveBackStock } from '../../catalog/index.js';
import { sendLater } from '../../mail/index.js';
import {
  creditRefund,
  hasNothingToDeliver,
  heldLines,
  isSentInParcels,
  noteAllReturned,
  OrderModel,
  pushedChange,
  stateByRefunds,
  type OrderLineRecord,
  type OrderRecord,
  type RefundRecord,
} from '../../orders/index.js';
import { announce } from '../../webhooks/index.js';
import type { PaymentOutcome } from '../payment-provider.js';
import { forgetTasks, reportRefused } from './refused-refund.js';

/**
 * Writes how a refund has ended, inside a transaction: the payment's state, the pieces that go back into stock, the
 * credit note and the mail, all once.
 * @param end how it has ended, with the provider's event that told
 */
export async function endRefund(
  id: Types.ObjectId,
  refundId: Types.ObjectId,
  { event, ...outcome }: PaymentOutcome & { event?: string | undefined },
  session: ClientSession,
): Promise<OrderRecord | undefined> {
  const before = await OrderModel.findById(id, null, { session }).lean();
  const refund = before?.refunds?.find(({ _id }) => _id.equals(refundId));
  if (!before || refund?.state !== 'requested') return before ?? undefined;
  const ended = endOf(before, refund, outcome);
  const refunds = before.refunds?.map((one) => (one === refund ? ended : one)) ?? [];
  const state = stateByRefunds({ ...before, refunds });
  const hasRefund = refunds.some((refund) => refund.state === 'succeeded');
  const after = { ...before, refunds };
  // What its buyer has withdrawn from is not sent, also if its refund is refused.
  const isKeptBack = ended.restocked || (ended.cause === 'withdrawal' && ended.restock);
  const isAllSent = isKeptBack && isSentInParcels(after);
  // No parcel or shipment brings about its invoice then.
  const isDue = isKeptBack && !before.invoicedAt && (await hasNothingToDeliver(after, session));
  const order = await OrderModel.findOneAndUpdate(
    { _id: id },
    {
      $set: {
        refunds,
        'payment.state': state,
        ...(hasRefund && { 'payment.hasRefund': true }),
        ...(isAllSent && { isAllSent }),
        ...(isDue && { invoiceAtPayment: 'due' }),
      },
      ...(!hasRefund && { $unset: { 'payment.hasRefund': 1 } }),
      ...pushedChange(before.payment.state, state, {
        cause: outcome.success ? 'refund' : 'refusal',
        event,
        by: refund.by,
      }),
    },
    { session, returnDocument: 'after' },
  ).lean();
  if (!order) return undefined;
  if (order.payment.disputes) await noteAllReturned(id, session);
  const told = ended.state === 'failed' ? 'refund.failed' : 'refund.succeeded';
  await announce(told, ended._id, session);
  if (!outcome.success) {
    await reportRefused({ order, refund: ended }, outcome.reason, session);
    return order;
  }
  await forgetTasks(order, ended, session);
  if (ended.restocked) await putBack(order, heldLines(before), ended, session);
  await creditRefund(order, ended, session);
  await sendLater({ kind: 'orderRefunded', id: ended._id }, session);
  return order;
}

function endOf(order: OrderRecord, refund: RefundRecord, outcome: PaymentOutcome): RefundRecord {
  const endedAt = new Date();
  if (!outcome.success) return { ...refund, state: 'failed', failure: outcome.reason, endedAt };
  // The pieces of a cancelled order are back in stock already, or come back by a return.
  const restocked = refund.restock && refund.lines.length > 0 && holdsStock(order.status);
  return { ...refund, state: 'succeeded', restocked, endedAt };
}

async function putBack(
  { number }: OrderRecord,
  held: readonly OrderLineRecord[],
  refund: RefundRecord,
  session: ClientSession,
): Promise<void> {
  const returned = refund.lines.flatMap(({ line: id, quantity }) => {
    // Pieces that came back with a return are in stock already.
    const line = held.find(({ _id }) => _id.equals(id));
    return line ? [{ ...line, quantity: Math.min(quantity, line.quantity) }] : [];
  });
  const cause = { reason: 'return', order: number, ...(refund.by && { by: refund.by }) } as const;
  await giveBackStock({ lines: returned }, cause, session);
}
