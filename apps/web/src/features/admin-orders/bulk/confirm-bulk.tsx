import { isCancelled, type OrderStatus, type OrderStatusLine } from '@shop/shared';
import { Modal } from '../../../ui/feedback/modal';
import { ordersOf } from './bulk-change';

interface ConfirmBulkProps {
  status: OrderStatus;
  lines: readonly OrderStatusLine[];
  open: boolean;
  onConfirm: () => void;
  onKeep: () => void;
}

/** Asks for confirmation before many orders are cancelled, or very many are changed, and explains the effects. */
export function ConfirmBulk({ status, lines, open, onConfirm, onKeep }: ConfirmBulkProps) {
  const isCancel = isCancelled(status);
  const count = ordersOf(lines.length);
  return (
    <Modal
      title={isCancel ? `Cancel ${count}?` : `Set ${count} to ${status}?`}
      open={open}
      okText={isCancel ? 'Cancel the orders' : `Set to ${status}`}
      cancelText="Keep them"
      okButtonProps={{ danger: isCancel }}
      onOk={onConfirm}
      onCancel={onKeep}
    >
      <p>{isCancel ? cancelText(lines) : 'Their buyers see the new status. You can undo it.'}</p>
    </Modal>
  );
}

function cancelText(lines: readonly OrderStatusLine[]): string {
  const already = lines.filter(({ status }) => isCancelled(status)).length;
  const which = already > 0 ? 'The items of those not cancelled yet' : 'Their items';
  return `${which} go back into stock, and the buyers see the status “cancel”. Undo takes the items again if they are still in stock.`;
}
