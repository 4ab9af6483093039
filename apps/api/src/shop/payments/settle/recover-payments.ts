import { TransactionTimeoutError } from '@shop/mongo';
import { whileOpen, type Ongoing } from '../../../platform/while-open.js';
import { isBusy } from '@shop/http/errors';
import { OrderModel, type OrderRecord } from '../../orders/index.js';
import { takeOverPayment } from '../payment-lease.js';
import type { PaymentProvider } from '../payment-provider.js';
import { adoptReturn } from './adopt-return.js';
import { settlePayment } from './settle-payment.js';

const LOOK_EVERY_MS = 5_000;
/** How many pending payments are looked at each time, the longest pending first. */
const BATCH_SIZE = 100;

/** Settles payments whose instance has crashed, or has not learned the outcome, while the shop is open. */
export function startPaymentRecovery(payments: PaymentProvider): Ongoing {
  return whileOpen((signal) => recoverPayments(payments, signal).then(() => false), {
    everyMs: LOOK_EVERY_MS,
    failure: 'Pending payments could not be settled',
  });
}

/** Settles the pending payments of this provider whose lease has ended, one after the other. */
export async function recoverPayments(
  payments: PaymentProvider,
  signal?: AbortSignal,
): Promise<void> {
  for (const order of await pendingOrders(payments.name)) {
    if (signal?.aborted) return;
    if (!(await takeOverPayment(order, payments.name))) continue;
    // A payment whose outcome stays unknown was logged, and must not hold up the others.
    await carryOn(order, payments).catch((error: unknown) => {
      if (!isBusy(error) && !(error instanceof TransactionTimeoutError)) throw error;
    });
  }
}

/** Finishes what was begun with the payment of an order. */
function carryOn(order: OrderRecord, payments: PaymentProvider): Promise<OrderRecord> {
  // An earlier build has begun to return it.
  const isReturning = order.payment.state === 'cancelling';
  return isReturning ? adoptReturn(order) : settlePayment(order, payments);
}

/**
 * Orders that are being paid, or whose payment an earlier build was returning, whether their leases run or have ended: a
 * lease written by a wrong clock seems to run. Reads only these orders.
 */
export function pendingOrders(provider: string) {
  return OrderModel.find({
    'payment.leaseUntil': { $gt: new Date(0) },
    'payment.provider': provider,
  })
    .sort({ 'payment.leaseUntil': 1 })
    .limit(BATCH_SIZE)
    .lean();
}
