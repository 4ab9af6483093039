import { inTransaction } from '@shop/mongo';
import { enqueue } from '@shop/mongo/jobs';
import { CANCELLED_STATUS } from '@shop/shared';
import type { ClientSession } from 'mongoose';
import { sendLater } from '../../mail/index.js';
import { OrderModel, type OrderRecord } from '../../orders/index.js';
import { currencyOf } from '../hosted/covers-total.js';
import type { KnownPayment } from '../hosted/hosted-payments.js';
import type { LookCause } from '../look-cause.js';
import { writeUnpaid } from '../unpaid/cancel-unpaid.js';
import { returnJob } from './return-key.js';

/**
 * Writes, once, that an order was paid in another currency than its own, as when the provider's account is set up for
 * that. All of it goes back by itself, and the order is cancelled if the shop still has its goods: nothing is converted.
 */
export function recordOtherCurrency(
  order: OrderRecord,
  known: KnownPayment,
  why: LookCause,
): Promise<OrderRecord> {
  return inTransaction((session) => writeOtherCurrency(order, { known, why }, session));
}

async function writeOtherCurrency(
  order: OrderRecord,
  {
    known: { amountCents: amount, currency, charge },
    why,
  }: { known: KnownPayment; why: LookCause },
  session: ClientSession,
): Promise<OrderRecord> {
  if (charge === undefined) throw new Error(`The payment of order ${order.number} has no id`);
  const at = new Date();
  const refusal = `It was paid in ${currency.toUpperCase()}, but the order is in ${currencyOf(order)}.`;
  const noted = await OrderModel.findOneAndUpdate(
    {
      _id: order._id,
      'payment.otherCurrency': null,
      'payment.state': { $in: ['pending', 'authorized', 'expired', 'cancelled', 'failed'] },
    },
    {
      $set: {
        'payment.otherCurrency': { amount, currency, charge, at, refusals: 0 },
        'payment.refusal': refusal,
      },
    },
    { session, returnDocument: 'after' },
  ).lean();
  if (!noted) return (await OrderModel.findById(order._id, null, { session }).lean()) ?? order;
  await enqueue(returnJob(order), session);
  if (noted.status === CANCELLED_STATUS)
    await sendLater({ kind: 'orderCancelled', id: order._id, event: 'other-currency' }, session);
  return writeUnpaid(noted, { ...why, state: 'failed' }, session);
}
