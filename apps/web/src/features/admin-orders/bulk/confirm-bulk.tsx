import { isCancelled, type OrderStatus, type OrderStatusLine } from '@shop/shared';
import { useState } from 'react';
import { Modal } from '../../../ui/dialogs/modal';
import { CheckBox } from '../../../ui/fields/check-box';
import { ordersOf } from './bulk-change';
import styles from './confirm-bulk.module.css';

interface ConfirmBulkProps {
  status: OrderStatus;
  lines: readonly OrderStatusLine[];
  open: boolean;
  /** Receives the orders to change: without the cancelled ones, unless they are to be placed again. */
  onConfirm: (lines: readonly OrderStatusLine[]) => void;
  onKeep: () => void;
}

/**
 * Asks for confirmation before many orders are cancelled, very many are changed, or a cancelled one is placed again,
 * and explains the effects. Cancelled orders are left out by default.
 */
export function ConfirmBulk({ status, lines, open, onConfirm, onKeep }: ConfirmBulkProps) {
  const [includesCancelled, setIncludesCancelled] = useState(false);
  const isCancel = isCancelled(status);
  const others = lines.filter((line) => !isCancelled(line.status));
  const cancelled = lines.length - others.length;
  const canLeaveOut = !isCancel && cancelled > 0 && others.length > 0;
  const changed = canLeaveOut && !includesCancelled ? others : lines;
  const count = ordersOf(changed.length);
  return (
    <Modal
      title={isCancel ? `Cancel ${count}?` : `Set ${count} to ${status}?`}
      open={open}
      okText={okText(status, canLeaveOut ? changed.length : undefined)}
      cancelText="Keep them"
      okButtonProps={{ danger: isCancel }}
      onOk={() => onConfirm(changed)}
      onCancel={() => {
        setIncludesCancelled(false);
        onKeep();
      }}
    >
      {isCancel ? (
        <p>{cancelText(cancelled)}</p>
      ) : (
        <>
          {cancelled > 0 && <p>{placedAgainText(cancelled, lines.length)}</p>}
          {canLeaveOut && (
            <label className={styles.include}>
              <CheckBox
                checked={includesCancelled}
                onChange={({ target }) => setIncludesCancelled(target.checked)}
              />
              Include the cancelled
            </label>
          )}
          <p>Their buyers see the new status. You can undo it.</p>
        </>
      )}
    </Modal>
  );
}

/** @param count how many orders are changed, if that can be chosen */
function okText(status: OrderStatus, count: number | undefined): string {
  if (isCancelled(status)) return 'Cancel the orders';
  return count === undefined
    ? `Set to ${status}`
    : `Set ${count.toLocaleString('en-US')} to ${status}`;
}

function cancelText(already: number): string {
  const which = already > 0 ? 'The items of those not cancelled yet' : 'Their items';
  return `${which} go back into stock, and the buyers see the status “cancel”. Undo takes the items again if they are still in stock.`;
}

function placedAgainText(cancelled: number, selected: number): string {
  const are = cancelled === 1 ? 'is' : 'are';
  const effect =
    cancelled === 1
      ? 'it would be placed again, and its items taken from stock again'
      : 'they would be placed again, and their items taken from stock again';
  if (cancelled === selected)
    return `${cancelled === 1 ? 'This order is' : 'All these orders are'} cancelled: ${effect}.`;
  const [count, of] = [cancelled, selected].map((number) => number.toLocaleString('en-US'));
  return `${count} of the ${of} selected orders ${are} cancelled and left out. If included, ${effect}.`;
}
