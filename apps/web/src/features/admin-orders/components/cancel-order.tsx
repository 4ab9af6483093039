import type { Order } from '@shop/shared';
import { Modal } from '../../../ui/feedback/modal';

interface CancelOrderProps {
  order: Order;
  open: boolean;
  onCancel: () => void;
  onKeep: () => void;
}

/** Asks for confirmation before an order is cancelled, and explains the effects. */
export function CancelOrder({ order, open, onCancel, onKeep }: CancelOrderProps) {
  const pieces = order.products.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');
  return (
    <Modal
      title={`Cancel order ${order.number}?`}
      open={open}
      okText="Cancel the order"
      cancelText="Keep it"
      okButtonProps={{ danger: true }}
      onOk={onCancel}
      onCancel={onKeep}
    >
      <p>
        Back into stock: {pieces}. {order.buyer.name} will see the status “cancel”.
      </p>
    </Modal>
  );
}
