import {
  cancelledText,
  formatDollars,
  holdsStock,
  isCancellable,
  isKept,
  statusRow,
  type Order,
  type OrderDetails,
  type PaymentState,
} from '@shop/shared';
import { wayWords } from './way-words';

type Stated = Pick<Order, 'status' | 'payment' | 'total' | 'shippingMethod' | 'unshipped'> & {
  refunds?: readonly { surplus?: true | undefined }[] | undefined;
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
export function paymentWords({ status, payment, total, refunds = [] }: Stated): string {
  const { otherCurrency, surplus } = payment;
  if (otherCurrency) return otherCurrencyWords(otherCurrency);
  const amount = formatDollars(total);
  const { restocked } = statusRow(status);
  const { missing, kept } = payment;
  // What was paid above the total goes, or went, back: the list of refunds says so.
  const isMorePaid = surplus !== undefined || refunds.some((one) => one.surplus);
  const paid = restocked
    ? `${kept === undefined ? amount : formatDollars(kept)} was paid. Please contact us about your refund.`
    : missing
      ? `Part of it was paid: ${formatDollars(missing)} of ${amount} is still due. Please contact us.`
      : isMorePaid
        ? `The total of ${amount} is paid.`
        : `${amount} was paid.`;
  // What was sent is still to be paid.
  const debt = restocked ? ', and you no longer have to pay for it.' : '. Please contact us.';
  const words: Record<PaymentState, string> = {
    none: 'There is nothing to pay.',
    pending: restocked ? `It was not paid${debt}` : pendingWords(payment, amount),
    authorized: `${amount} is reserved, and will be charged when we ship.`,
    paid,
    overpaid: paid,
    partially_refunded: 'Part of what you paid was refunded to you.',
    cancelling: `${amount} is on its way back to you.`,
    refunded: `${amount} was refunded to you.`,
    failed: 'The payment was refused: nothing was charged.',
    cancelled: `It was not paid${debt}`,
    expired: `It was not paid in time${debt}`,
  };
  return words[payment.state];
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
