import { isSuccess, sumOf } from '@shop/shared';
import {
  leftToRefund,
  standingRefunds,
  stateByRefunds,
  type OrderRecord,
  type RefundRecord,
} from '../orders/index.js';

/** Where the refunds of an order are more than what was paid, or not what its payment says. */
export function refundFaults(order: OrderRecord): string[] {
  const { payment, refunds = [], lines } = order;
  const state = payment.state;
  const standing = standingRefunds(order);
  const faults = refunds.flatMap(partFaults);
  const left = leftToRefund(order) - (payment.cancelledAt ? (payment.returnCents ?? 0) : 0);
  if (left < 0) faults.push(`it gets ${-left} cents more back than it cost`);
  if (standing.length > 0 && !isSuccess(state))
    faults.push(`it has refunds, but its payment is ${state}`);
  const byRefunds = stateByRefunds(order);
  const isGoingBack = payment.cancelledAt !== undefined || state === 'cancelling';
  if (byRefunds !== 'paid' && !isGoingBack && state !== byRefunds)
    faults.push(`its payment is ${state}, but by its refunds ${byRefunds}`);
  const isReturned = payment.cancelledAt !== undefined && !payment.leaseUntil;
  const hasRefund = isReturned || refunds.some((refund) => refund.state === 'succeeded');
  if ((payment.hasRefund ?? false) !== hasRefund)
    faults.push(`it is ${hasRefund ? 'not ' : ''}marked as one of which something went back`);
  for (const { _id, name, quantity } of lines) {
    const pieces = standing
      .filter(({ restocked }) => restocked)
      .flatMap((refund) => refund.lines.filter(({ line }) => line.equals(_id)));
    const back = sumOf(pieces, (one) => one.quantity);
    if (back > quantity)
      faults.push(`${back} of ${quantity} pieces of ${name} went back into stock`);
  }
  return faults;
}

function partFaults({ parts, amountCents, taxes, isSurplus }: RefundRecord): string[] {
  const sum = sumOf(parts, (part) => part.amountCents);
  const tax = sumOf(taxes, (one) => one.amountCents);
  return [
    ...(isSurplus || sum === amountCents
      ? []
      : [`a refund of ${amountCents} cents has parts of ${sum}`]),
    ...(tax <= amountCents ? [] : [`a refund of ${amountCents} cents has ${tax} cents of tax`]),
  ];
}
