import { formatDollars, isKept, statusRow, type Order, type PaymentState } from '@shop/shared';

type Stated = Pick<Order, 'status' | 'payment' | 'total'>;

/** What a shopper reads about an order. Without one, as while it loads: it was just placed. */
export function orderWords(order?: Stated): { state: string; next: string } {
  if (!order) return { state: 'is placed', next: 'Its page shows what happens next.' };
  if (order.payment.state === 'pending')
    return { state: 'is waiting for its payment', next: paymentWords(order) };
  const { restocked, next, hasLeft, step } = statusRow(order.status);
  if (!restocked && isKept(order.payment.state))
    return { state: hasLeft && step ? `is ${step.toLowerCase()}` : 'is placed and paid', next };
  // An earlier version let administrators reopen it after its payment was returned or refused.
  if (!restocked)
    return { state: 'is placed, and not paid', next: `${next} ${paymentWords(order)}` };
  return { state: `is ${restocked.adjective}`, next: `${next} ${paymentWords(order)}` };
}

/** Where the money is, for a shopper. */
export function paymentWords({ status, payment, total }: Stated): string {
  const amount = formatDollars(total);
  const { restocked } = statusRow(status);
  const paid = restocked
    ? `${amount} was paid. Please contact us about your refund.`
    : `${amount} was paid.`;
  const words: Record<PaymentState, string> = {
    none: 'There is nothing to pay.',
    pending:
      payment.url === undefined
        ? 'We do not know yet whether it is paid. Nothing is charged twice.'
        : `${amount} is not paid yet. Press Pay now on the order’s page; until then, we send nothing.`,
    authorized: `${amount} is reserved, and charged when we ship.`,
    paid,
    overpaid: paid,
    partially_refunded: 'A part of what you paid was returned to you.',
    cancelling: `${amount} is on its way back to you.`,
    refunded: `${amount} was returned to you.`,
    failed: 'The payment was refused: nothing was charged.',
    cancelled: 'It was not paid, and nothing is to be paid any more.',
    expired: 'It was not paid in time, and nothing is to be paid any more.',
  };
  return words[payment.state];
}
