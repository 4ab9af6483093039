import { formatDollars, statusRow, type Order } from '@shop/shared';

type Stated = Pick<Order, 'status' | 'payment' | 'total'>;

/** What a shopper reads about an order. Without one, as while it loads: it was just placed. */
export function orderWords(order?: Stated): { state: string; next: string } {
  if (!order) return { state: 'is placed', next: 'Its page shows what happens next.' };
  if (order.payment.state === 'pending')
    return {
      state: 'is waiting for its payment',
      next: 'We do not know yet whether it is paid. Nothing is charged twice.',
    };
  const { restocked, next } = statusRow(order.status);
  if (!restocked && order.payment.success) return { state: 'is placed and paid', next };
  // An earlier version let administrators reopen it after its payment was returned or refused.
  if (!restocked)
    return { state: 'is placed, and not paid', next: `${next} ${paymentWords(order)}` };
  return { state: `is ${restocked.adjective}`, next: `${next} ${paymentWords(order)}` };
}

/** Where the money is, for a shopper. */
export function paymentWords({ status, payment, total }: Stated): string {
  const amount = formatDollars(total);
  const { restocked } = statusRow(status);
  const words = {
    pending: 'We do not know yet whether it is paid. Nothing is charged twice.',
    failed: 'The payment was refused: nothing was charged.',
    cancelling: `${amount} is on its way back to you.`,
    cancelled: `${amount} was returned to you.`,
    paid: restocked
      ? `${amount} was paid. Please contact us about your refund.`
      : `${amount} was paid.`,
  };
  return words[payment.state];
}
