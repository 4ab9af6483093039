import { canWithdraw, type OrderDetails } from '@shop/shared';
import { isWaiting } from '../order-words';
import { withdrawablePieces } from './pieces';

/** Whether the buyer of an order is offered to withdraw from something of it, in a shop that grants these days. */
export function mayWithdraw(order: OrderDetails, days: number): boolean {
  const { payment } = order;
  const isBeingPaid = payment.state === 'pending' && !isWaiting(payment);
  return !isBeingPaid && withdrawablePieces(order).length > 0 && canWithdraw(order, days);
}
