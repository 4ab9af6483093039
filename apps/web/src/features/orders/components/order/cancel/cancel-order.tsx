import { isCancellable, type OrderDetails } from '@shop/shared';
import { ConfirmButton } from '../../../../../ui/dialogs/confirm-button';
import { useCancelOrder } from '../../../api/cancel-order';
import { isWaiting } from '../../../order-words';
import { cancelWords } from './cancel-words';

interface CancelOrderProps {
  order: OrderDetails;
  /** Receives the focus of the button, which is gone then. */
  onCancelled: () => void;
}

/** The button that cancels an order while the shop still has it. */
export function CancelOrder({ order, onCancelled }: CancelOrderProps) {
  const { number, status, payment } = order;
  const cancel = useCancelOrder(number);
  const isBeingPaid = payment.state === 'pending' && !isWaiting(payment);
  if (!isCancellable(status) || order.parcels || isBeingPaid) return null;
  return (
    <ConfirmButton
      tone="danger"
      busy={cancel.isPending}
      question={`Cancel order ${number}?`}
      effects={`${cancelWords(payment)} This can’t be undone.`}
      keepText="Keep order"
      okText="Cancel order"
      onConfirm={() => cancel.mutate(undefined, { onSuccess: onCancelled })}
    >
      Cancel order
    </ConfirmButton>
  );
}
