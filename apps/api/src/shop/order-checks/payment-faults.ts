import { hasLeftShop, isCancellable, isGivenUp, isSuccess } from '@shop/shared';
import { isOtherDisputed, isPartlySent, mayFollow, type OrderRecord } from '../orders/index.js';

/** For how long something may take that the shop does by itself, in milliseconds. */
const PATIENCE_MS = 60 * 60_000;

/** Where an order and its payment say different things, and what of it has been under way for too long. */
export function paymentFaults(order: OrderRecord, now: Date): string[] {
  const { status, history, payment } = order;
  const state = payment.state;
  const faults: string[] = [];
  // While the amount of a cancelled order goes back, the record does not call it a success, but the state does.
  if (!payment.cancelledAt && isSuccess(state) !== payment.success)
    faults.push(`its payment is ${state}, but ${payment.success ? 'a' : 'no'} success`);
  if (isGivenUp(state) && isCancellable(status) && !isPartlySent(order))
    faults.push(`it is ${status}, but its payment is ${state}`);
  if (history.at(-1)?.status !== status)
    faults.push(
      `it is ${status}, but its history ends with ${history.at(-1)?.status ?? 'nothing'}`,
    );
  const states = [...(payment.changes ?? []).map((change) => change.state), state];
  const back = states.findIndex((after, index) => !mayFollow(states[index - 1] ?? after, after));
  if (back > 0) faults.push(`its payment was ${states[back - 1]}, and then ${states[back]}`);
  return [...faults, ...stuck(order, new Date(now.getTime() - PATIENCE_MS))];
}

function stuck({ payment, status, refunds = [], parcels }: OrderRecord, longAgo: Date): string[] {
  const faults: string[] = [];
  const state = payment.state;
  if (payment.leaseUntil && payment.leaseUntil < longAgo)
    faults.push(`its payment has been ${state} since ${payment.leaseUntil.toISOString()}`);
  // What was sent unpaid waits without end.
  const isSent = hasLeftShop(status) || isPartlySent(parcels ? { parcels } : {});
  if (state === 'pending' && !isSent && payment.dueAt && payment.dueAt < longAgo)
    faults.push(`it still waits for its payment, which was due ${payment.dueAt.toISOString()}`);
  if (state === 'authorized' && payment.heldUntil && payment.heldUntil < longAgo)
    faults.push(`its amount was reserved until ${payment.heldUntil.toISOString()}`);
  const { otherCurrency } = payment;
  const isWaiting = otherCurrency && !otherCurrency.returnedAt && !isOtherDisputed(payment);
  if (isWaiting && otherCurrency.at < longAgo)
    faults.push(`what was paid in ${otherCurrency.currency.toUpperCase()} has not been returned`);
  for (const { state: refund, at } of refunds)
    if (refund === 'requested' && at < longAgo)
      faults.push(`a refund has been requested since ${at.toISOString()}`);
  return faults;
}
