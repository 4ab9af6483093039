import { conflict, notFound } from '@shop/http/errors';
import type { SignedInActor } from '@shop/http/access';
import { inTransaction } from '@shop/mongo';
import { dollarsFromCents } from '@shop/shared';
import { recordAuditEntry } from '../../audit/index.js';
import { sendLater } from '../../mail/index.js';
import {
  changeTo,
  missingOf,
  OrderModel,
  orderName,
  type OrderRecord,
} from '../../orders/index.js';
import { announce } from '../../webhooks/index.js';
import { assertShown } from '../refunds/assert-shown.js';

/** Who says that an amount has come. */
export interface Marking {
  by: SignedInActor;
  /** The amount that they were shown, in US dollars, if it is to be checked. */
  shown?: number | undefined;
}

export const CHANGED = 'What is to be paid for this order has changed. Please check the amount.';

/** Whether an order was sent for less than it costs, also if the rest has come since. */
export function isPaidInParts(order: OrderRecord): boolean {
  return missingOf(order) > 0 || order.payment.restCents !== undefined;
}

/**
 * Writes that the rest of an order has come by hand that was sent, and for which too little was paid: once, and who
 * said so. Its provider can return no more than it has got: see `byHandOf`.
 * @throws HttpError 404 for an unknown order; 409 if nothing of it is to be paid, or another amount than was shown.
 */
export function recordRest(id: OrderRecord['_id'], { by, shown }: Marking): Promise<OrderRecord> {
  return inTransaction(async (session) => {
    const before = await OrderModel.findById(id, null, { session }).lean();
    if (!before) throw notFound('Order');
    if (before.payment.restCents !== undefined) return before;
    const restCents = missingOf(before);
    if (restCents === 0) throw conflict(`Nothing of order ${before.number} is to be paid.`);
    assertShown(shown, restCents, CHANGED);
    const after = await OrderModel.findOneAndUpdate(
      { _id: id },
      {
        $set: { 'payment.restCents': restCents },
        $unset: { 'payment.paidCents': 1 },
        $push: { 'payment.changes': changeTo('paid', { cause: 'administrator', by: by._id }) },
      },
      { session, returnDocument: 'after' },
    )
      .orFail()
      .lean();
    await announce('payment.paid', id, session);
    await sendLater({ kind: 'orderReceived', id, event: 'rest' }, session);
    await recordAuditEntry(
      {
        action: 'markOrderPaid',
        by,
        subject: { kind: 'order', _id: id, name: orderName(after) },
        before: { payment: 'paid', missing: dollarsFromCents(restCents) },
        after: { payment: 'paid', missing: 0 },
      },
      session,
    );
    return after;
  });
}
