import { isCancelled, type Order, type OrderStatus } from '@shop/shared';
import { Modal } from '../../../ui/dialogs/modal';

interface ConfirmStatusProps {
  order: Order;
  /** The new status: `cancel`, or another for a cancelled order. */
  status: OrderStatus;
  open: boolean;
  onConfirm: () => void;
  onKeep: () => void;
}

/** Asks for confirmation before an order is cancelled, or a cancelled one placed again, and explains the effects. */
export function ConfirmStatus({ order, status, open, onConfirm, onKeep }: ConfirmStatusProps) {
  const isCancel = isCancelled(status);
  const pieces = order.products.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');
  const stock = isCancel ? 'Back into stock' : 'It is placed again. Taken from stock again';
  return (
    <Modal
      title={
        isCancel
          ? `Cancel order ${order.number}?`
          : `Set cancelled order ${order.number} to ${status}?`
      }
      open={open}
      okText={isCancel ? 'Cancel the order' : 'Place it again'}
      cancelText={isCancel ? 'Keep it' : 'Keep it cancelled'}
      okButtonProps={{ danger: isCancel }}
      onOk={onConfirm}
      onCancel={onKeep}
    >
      <p>
        {stock}: {pieces}. {order.buyer.name} will see the status “{status}”.
      </p>
    </Modal>
  );
}
