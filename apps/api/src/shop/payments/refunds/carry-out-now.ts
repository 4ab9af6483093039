import { log } from '@shop/http/log';
import { SUCCESS_TEXTS } from '@shop/shared';
import type { OrderRecord, RefundRecord } from '../../orders/index.js';
import type { PaymentDeps } from '../payment-methods.js';
import { carryOutRefund } from './carry-out-refund.js';

/** An order, and one of its refunds. */
interface Refunding {
  order: OrderRecord;
  refund: RefundRecord;
}

/**
 * Carries out a refund that was just written. Undefined while its outcome is not known: if the provider does not
 * answer, the refund's job asks again.
 */
export async function carryOutNow(
  { order, refund: { _id } }: Refunding,
  deps: PaymentDeps,
): Promise<Refunding | undefined> {
  const done = await carryOutRefund(order._id, _id, deps).catch((error: unknown) => {
    log.error(`Whether the refund of order ${order.number} was made is not known yet`, error);
    return undefined;
  });
  const refund = done?.refunds?.find(({ _id: id }) => id.equals(_id));
  return done && refund && refund.state !== 'requested' ? { order: done, refund } : undefined;
}

/** Says how a refund has ended. */
export function refundMessage(number: number, { failure }: Pick<RefundRecord, 'failure'>): string {
  if (failure === undefined) return SUCCESS_TEXTS.orderRefunded(number);
  return `The refund of order ${number} was refused: ${failure}`;
}
