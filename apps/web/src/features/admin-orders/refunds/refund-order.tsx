import type { AdminOrderDetails } from '@shop/shared';
import { useRef, useState } from 'react';
import { Price } from '../../../ui/display/price';
import { Button } from '../../../ui/forms/button';
import { OrderSection } from '../../orders';
import { RefundForm } from './refund-form';
import styles from './refund.module.css';

/** Returns money of a paid order: pieces, an amount, or everything. */
export function RefundOrder({ order }: { order: AdminOrderDetails }) {
  const [isOpen, setOpen] = useState(false);
  const section = useRef<HTMLDivElement>(null);
  const { refundable } = order;
  if (refundable === undefined) return null;

  function close() {
    setOpen(false);
    section.current?.focus();
  }

  return (
    <OrderSection heading="Refund">
      <div ref={section} tabIndex={-1} className={styles.refund}>
        <p>
          <Price dollars={refundable} /> can be refunded.
        </p>
        {isOpen ? (
          <RefundForm order={order} onDone={close} />
        ) : (
          <Button tone="secondary" onClick={() => setOpen(true)}>
            Refund …
          </Button>
        )}
      </div>
    </OrderSection>
  );
}
