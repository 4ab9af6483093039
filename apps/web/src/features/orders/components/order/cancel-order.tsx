import {
  formatDollars,
  isCancellable,
  isKept,
  type OrderDetails,
  type PaymentState,
} from '@shop/shared';
import { ConfirmButton } from '../../../../ui/dialogs/confirm-button';
import { useCancelOrder } from '../../api/cancel-order';
import { isWaiting } from '../../order-words';

interface CancelOrderProps {
  order: OrderDetails;
  /** Receives the focus of the button, which is gone then. */
  onCancelled: () => void;
}

function returned(state: PaymentState, total: number): string {
  return state === 'partially_refunded'
    ? 'What is left of your payment is returned'
    : `${formatDollars(total)} is returned`;
}

/** The button that cancels an order while the shop still has it. */
export function CancelOrder({ order, onCancelled }: CancelOrderProps) {
  const { number, status, payment, total } = order;
  const cancel = useCancelOrder(number);
  const isBeingPaid = payment.state === 'pending' && !isWaiting(payment);
  if (!isCancellable(status) || order.parcels || isBeingPaid) return null;
  const refund = isKept(payment.state) ? `${returned(payment.state, total)} to you, and n` : 'N';
  return (
    <ConfirmButton
      tone="danger"
      busy={cancel.isPending}
      question={`Cancel order ${number}?`}
      effects={`${refund}othing will be sent. A cancelled order can’t be taken up again.`}
      keepText="Keep order"
      okText="Cancel order"
      onConfirm={() => cancel.mutate(undefined, { onSuccess: onCancelled })}
    >
      Cancel order
    </ConfirmButton>
  );
}
