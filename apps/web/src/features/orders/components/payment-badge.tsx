import { holdsStock, isSuccess, type Order, type PaymentState } from '@shop/shared';
import { Badge } from '../../../ui/display/badge';
import { paymentStateWords } from '../payment-state-words';

type Paid = Pick<Order, 'payment' | 'status'>;

/** Whether the payment of an order has succeeded, in the words of the specification. */
export function PaymentBadge({ payment: { success } }: Pick<Order, 'payment'>) {
  return <Badge tone={success ? 'success' : 'danger'}>{success ? 'Success' : 'Failed'}</Badge>;
}

const PLAIN: readonly PaymentState[] = ['paid', 'none', 'authorized'];

/** Where the payment of an order stands. */
export function PaymentStateBadge(order: Paid) {
  const { state } = order.payment;
  const isKept = holdsStock(order.status);
  const isOpen = isSuccess(state) || (state === 'pending' && isKept);
  const tone = PLAIN.includes(state) && isKept ? 'success' : isOpen ? 'neutral' : 'danger';
  return <Badge tone={tone}>{paymentStateWords(order)}</Badge>;
}
