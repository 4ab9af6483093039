import {
  leftToSend,
  nextStatuses,
  SHIPPED_STATUS,
  statusRow,
  sumOf,
  type AdminOrderDetails,
} from '@shop/shared';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/forms/button';
import { OrderSection } from '../../orders';
import styles from '../refunds/refund.module.css';
import { ParcelForm } from './parcel-form';

/** Sends an order of several pieces in several parcels. */
export function SendParcels({ order }: { order: AdminOrderDetails }) {
  const [isOpen, setOpen] = useState(false);
  const section = useRef<HTMLDivElement>(null);
  const { status, products, parcels } = order;
  const isSeveral = sumOf(products, ({ quantity }) => quantity) > 1;
  const { awaits, restocked } = statusRow(status);
  const isWaiting = awaits === 'shop' && nextStatuses(order).includes(SHIPPED_STATUS);
  const canBeSent = isWaiting || (parcels !== undefined && !restocked);
  if (!isSeveral || !canBeSent || leftToSend(products, parcels).length === 0) return null;

  function close() {
    setOpen(false);
    section.current?.focus();
  }

  return (
    <OrderSection heading="Send a part">
      <div ref={section} tabIndex={-1} className={styles.refund}>
        <p>The buyer gets a mail with the tracking number of each parcel. The status stays.</p>
        {isOpen ? (
          <ParcelForm order={order} onDone={close} />
        ) : (
          <Button tone="secondary" onClick={() => setOpen(true)}>
            Add a parcel …
          </Button>
        )}
      </div>
    </OrderSection>
  );
}
