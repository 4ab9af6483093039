import { log } from '@shop/http/log';
import { busy, conflict } from '@shop/http/errors';
import { CANCELLED_STATUS, isCancellable } from '@shop/shared';
import type { Types } from 'mongoose';
import { isPartlySent, waitsForBuyer, type OrderRecord } from '../../orders/index.js';
import { endHold, type Hosted } from '../../payments/index.js';

/** Whether an order waits for its money before anything is sent: none was taken. */
export function isWaiting(order: OrderRecord): boolean {
  const { status, payment } = order;
  if (isPartlySent(order)) return false;
  const isUnpaid = waitsForBuyer(payment) || payment.state === 'authorized';
  return isUnpaid && status !== CANCELLED_STATUS && isCancellable(status);
}

/**
 * Cancels an order for its buyer that is not paid yet. Undefined if it turns out to be paid: it is cancelled as such.
 * @throws HttpError 409 while the money is on its way, 503 if the provider does not answer.
 */
export async function cancelWaiting(
  order: OrderRecord,
  buyer: Types.ObjectId,
  hosted: Hosted | undefined,
): Promise<OrderRecord | undefined> {
  const why = { cause: 'buyer', state: 'cancelled', by: buyer } as const;
  const after = await endHold(order, hosted, why).catch((error: unknown) => {
    log.error(`Whether order ${order.number} can be cancelled is not known yet`, error);
    throw busy();
  });
  if (after.payment.success) return undefined;
  if (after.status === CANCELLED_STATUS) return after;
  throw conflict(`Order ${order.number} is being paid. Please try again in a moment.`);
}
