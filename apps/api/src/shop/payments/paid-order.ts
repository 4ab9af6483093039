import { setTimeout as pause } from 'node:timers/promises';
import { busy, conflict } from '@shop/http/errors';
import { isBeingPaid, OrderModel, standingRefunds, type OrderRecord } from '../orders/index.js';
import { takeOverPayment } from './payment-lease.js';
import type { PaymentProvider } from './payment-provider.js';
import { settlePayment } from './settle/settle-payment.js';

/** How long a repeated request waits for the one that is paying, in milliseconds. */
const WAIT_MS = 5_000;
const LOOK_EVERY_MS = 100;

/**
 * An order that is already stored, once it is paid: waits while another request pays, and pays if that one's lease has
 * ended.
 * @throws HttpError 409 if the payment was refused, 503 if it is still under way.
 */
export async function paidOrder(
  stored: OrderRecord,
  payments: PaymentProvider,
): Promise<OrderRecord> {
  const waitsUntil = performance.now() + WAIT_MS;
  let order = stored;
  while (isBeingPaid(order.payment)) {
    if (await takeOverPayment(order, payments.name))
      return assertPaid(await settlePayment(order, payments));
    if (performance.now() > waitsUntil) throw busy();
    await pause(LOOK_EVERY_MS);
    order = (await OrderModel.findById(order._id).lean()) ?? order;
  }
  return assertPaid(order);
}

/** @throws HttpError 409 if this order is neither paid, nor waits for its payment. */
export function assertPayable(order: OrderRecord): OrderRecord {
  const { state } = order.payment;
  if (state === 'pending') return order;
  if (state === 'expired') throw conflict(`Order ${order.number} was not paid in time.`);
  if (state === 'cancelled') throw conflict(`Order ${order.number} has been cancelled.`);
  return assertPaid(order);
}

/** @throws HttpError 409 if the payment of this order was refused, or returned since. */
export function assertPaid(order: OrderRecord): OrderRecord {
  if (wasCancelled(order))
    throw conflict(`Order ${order.number} was paid, and has been cancelled since.`);
  if (order.payment.success) return order;
  throw conflict(`The payment failed: ${order.payment.refusal ?? 'it was refused'}`);
}

/** Whether its buyer has cancelled it after it was paid, and gets the money back. */
function wasCancelled({ payment, refunds }: OrderRecord): boolean {
  if (payment.cancelledAt) return true;
  return standingRefunds({ refunds }).some(({ cause }) => cause === 'cancellation');
}
