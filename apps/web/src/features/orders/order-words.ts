import {
  cancelledText,
  centsFromDollars,
  dollarsFromCents,
  formatDollars,
  holdsStock,
  isCancellable,
  isKept,
  statusRow,
  sumOf,
  type Order,
  type OrderDetails,
  type PaymentState,
} from '@shop/shared';
import { wayWords } from './way-words';

/** A refund, as far as it says where the money is. */
type StatedRefund = Pick<
  NonNullable<OrderDetails['refunds']>[number],
  'state' | 'amount' | 'surplus'
>;

type Stated = Pick<Order, 'status' | 'payment' | 'total' | 'shippingMethod' | 'unshipped'> & {
  refunds?: readonly StatedRefund[] | undefined;
};

/** What a shopper reads about an order. Without one, as while it loads: it was just placed. */
export function orderWords(order?: Stated): { state: string; next: string } {
  if (!order) return { state: 'is placed', next: 'Its page shows what happens next.' };
  if (order.payment.state === 'pending' && isCancellable(order.status))
    return { state: 'is waiting for payment', next: paymentWords(order) };
  const { restocked, hasLeft } = statusRow(order.status);
  const { next, step } = wayWords(order);
  const isSent = hasLeft && order.payment.state === 'pending';
  if (!restocked && (isKept(order.payment.state) || isSent))
    return { state: hasLeft && step ? `is ${step.toLowerCase()}` : 'is placed and paid', next };
  // An earlier version let administrators reopen it after its payment was returned or refused.
  if (!restocked)
    return { state: 'is placed, and not paid', next: `${next} ${paymentWords(order)}` };
  return { state: `is ${restocked.adjective}`, next: `${next} ${paymentWords(order)}` };
}

/** What happens next with an order, for the shopper who looks at it. */
export function nextWords(order: OrderDetails): string {
  if (holdsStock(order.status)) return orderWords(order).next;
  return `${cancelledText({ ...order, lines: order.products })} ${paymentWords(order)}`;
}

/** Where the money is, for a shopper. */
export function paymentWords(order: Stated): string {
  const { status, payment, total, refunds = [] } = order;
  const { otherCurrency } = payment;
  if (otherCurrency) return otherCurrencyWords(otherCurrency);
  const amount = formatDollars(total);
  const { restocked } = statusRow(status);
  const paid = restocked ? paidAndCancelledWords(order) : paidWords(order);
  // What was sent is still to be paid.
  const debt = restocked ? ', and you no longer have to pay for it.' : '. Please contact us.';
  const words: Record<PaymentState, string> = {
    none: 'There is nothing to pay.',
    pending: restocked ? `It was not paid${debt}` : pendingWords(payment, amount),
    authorized: `${amount} is reserved, and will be charged when we ship.`,
    paid,
    overpaid: paid,
    partially_refunded: 'Part of what you paid was refunded to you.',
    cancelling: `${sumIn('requested', refunds) ?? amount} is on its way back to you.`,
    refunded: `${sumIn('succeeded', refunds) ?? amount} was refunded to you.`,
    failed: 'The payment was refused: nothing was charged.',
    cancelled: `It was not paid${debt}`,
    expired: `It was not paid in time${debt}`,
  };
  return words[payment.state];
}

function paidWords(order: Stated): string {
  const amount = formatDollars(order.total);
  const { missing } = order.payment;
  if (missing)
    return `Part of it was paid: ${formatDollars(missing)} of ${amount} is still due. Please contact us.`;
  return isMorePaid(order) ? `The total of ${amount} is paid.` : `${amount} was paid.`;
}

/** What was paid may be more than the total, or less, and a part of it may have gone back before. */
function paidAndCancelledWords(order: Stated): string {
  const { total, payment, refunds = [] } = order;
  const { kept } = payment;
  const back = sumIn(
    'requested',
    refunds.filter(({ surplus }) => !surplus),
  );
  if (back) return `${back} is on its way back to you.`;
  if (kept !== undefined && (kept !== total || isMorePaid(order)))
    return `${formatDollars(kept)} of what you paid is still to be refunded. Please contact us.`;
  return `${paidWords({ ...order, payment: { ...payment, missing: undefined } })} Please contact us about your refund.`;
}

/** Whether more was paid than the total, which goes, or went, back: the list of refunds says so. */
function isMorePaid({ payment: { surplus }, refunds = [] }: Stated): boolean {
  return surplus !== undefined || refunds.some((one) => one.surplus);
}

/** What these refunds with this state come to; undefined without any. */
function sumIn(state: StatedRefund['state'], refunds: readonly StatedRefund[]): string | undefined {
  const cents = sumOf(
    refunds.filter((one) => one.state === state),
    ({ amount }) => centsFromDollars(amount),
  );
  return cents > 0 ? formatDollars(dollarsFromCents(cents)) : undefined;
}

function otherCurrencyWords({
  amount,
  returnedAt,
}: NonNullable<Order['payment']['otherCurrency']>): string {
  const back = returnedAt === null ? 'is on its way back' : 'was refunded';
  return `You paid ${amount}, but the order is in another currency. It ${back} to you.`;
}

function pendingWords(payment: Order['payment'], amount: string): string {
  if (!isWaiting(payment))
    return 'We don’t know yet whether it is paid. You won’t be charged twice.';
  if (payment.url === undefined) return `${amount} is not paid yet.`;
  return `${amount} is not paid yet. Press “Pay now” on the order’s page; we’ll send it once you’ve paid.`;
}

/** Whether an order waits for its buyer to pay it. Otherwise a pending payment is being made just now. */
export function isWaiting({ state, url, dueAt }: Order['payment']): boolean {
  return state === 'pending' && (url !== undefined || dueAt !== undefined);
}
