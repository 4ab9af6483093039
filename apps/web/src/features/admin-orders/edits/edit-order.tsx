import type { AdminOrderDetails } from '@shop/shared';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/forms/button';
import { OrderSection } from '../../orders';
import styles from '../refunds/refund.module.css';
import { editableLines, isPartlyRefunded } from './edit-entry';
import { EditForm } from './edit-form';

/** Takes pieces off an order until it is shipped. */
export function EditOrder({ order }: { order: AdminOrderDetails }) {
  const [isOpen, setOpen] = useState(false);
  const section = useRef<HTMLDivElement>(null);
  const lines = editableLines(order);
  if (lines.length === 0) return null;
  if (isPartlyRefunded(order))
    return (
      <OrderSection heading="Pieces">
        <p>
          Part of this order has already been refunded, so no pieces can be taken off. Refund them
          instead.
        </p>
      </OrderSection>
    );

  function close() {
    setOpen(false);
    section.current?.focus();
  }

  return (
    <OrderSection heading="Pieces">
      <div ref={section} tabIndex={-1} className={styles.refund}>
        {isOpen ? (
          <EditForm key={order.total} order={order} lines={lines} onDone={close} />
        ) : (
          <Button tone="secondary" onClick={() => setOpen(true)}>
            Take pieces off …
          </Button>
        )}
      </div>
    </OrderSection>
  );
}
