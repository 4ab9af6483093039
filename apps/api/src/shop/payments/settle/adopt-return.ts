import { inTransaction } from '@shop/mongo';
import type { ClientSession } from 'mongoose';
import { OrderModel, stateByRefunds, type OrderRecord } from '../../orders/index.js';
import { operationOn } from '../operation-on.js';
import { planForOrder } from '../refunds/plan-for-order.js';
import { pushRefund } from '../refunds/push-refund.js';
import { carryOutLater } from '../refunds/write-refund.js';

/**
 * Goes on with a cancelled order whose payment an earlier build was returning without a refund: writes the refund, which
 * asks the provider under the same key as that build did. Only the holder of the payment's lease may call it.
 */
export function adoptReturn(order: OrderRecord): Promise<OrderRecord> {
  return inTransaction((session) => writeAdopted(order, session));
}

async function writeAdopted({ _id }: OrderRecord, session: ClientSession): Promise<OrderRecord> {
  const before = await OrderModel.findOneAndUpdate(
    { _id, 'payment.state': 'cancelling', 'payment.leaseUntil': { $exists: true } },
    {
      $set: { 'payment.success': true },
      $unset: { 'payment.leaseUntil': 1, 'payment.cancelledAt': 1, 'payment.returnCents': 1 },
    },
    { session },
  ).lean();
  // Another instance has done it.
  if (!before) return OrderModel.findById(_id, null, { session }).orFail().lean();
  const payment = { ...before.payment, state: stateByRefunds(before) };
  const plan = planForOrder({ ...before, payment }, { all: true });
  const key = operationOn(before, 'refund').idempotencyKey;
  const asked = { cause: 'cancellation', restock: false, key } as const;
  const written = await pushRefund(before, plan, asked, session);
  await carryOutLater(written, session);
  return written.order;
}
