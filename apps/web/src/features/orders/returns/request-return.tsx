import { hasLeftShop, type OrderDetails } from '@shop/shared';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/forms/button';
import { useShopDetails } from '../../../ui/page/shop-details';
import { OrderSection } from '../components/order/order-section';
import { mayWithdraw } from './may-withdraw';
import { returnablePieces } from './pieces';
import { RequestReturnForm } from './request-return-form';
import styles from './returns.module.css';

interface RequestReturnProps {
  order: OrderDetails;
  onSend: () => void;
}

/** Asks the shop to take back pieces of an order that was shipped. */
export function RequestReturn({ order, onSend }: RequestReturnProps) {
  const { withdrawalDays } = useShopDetails();
  const [isOpen, setOpen] = useState(false);
  const section = useRef<HTMLDivElement>(null);
  const isSent = hasLeftShop(order.status) || order.parcels !== undefined;
  if (!isSent || returnablePieces(order).length === 0) return null;

  function close() {
    setOpen(false);
    section.current?.focus();
  }

  return (
    <OrderSection heading="Send something back">
      <div ref={section} tabIndex={-1} className={styles.start} data-no-print>
        <p>
          {mayWithdraw(order, withdrawalDays) &&
            'Choose this if something is wrong with it. If you simply don’t want to keep it, you can return it below without giving a reason. '}
          Tell us what you want to send back, and why. Please wait for our answer, which appears
          here, before you send it.
        </p>
        {isOpen ? (
          <RequestReturnForm
            order={order}
            onSend={onSend}
            onDone={() => setOpen(false)}
            onClose={close}
          />
        ) : (
          <Button tone="secondary" onClick={() => setOpen(true)}>
            Return items …
          </Button>
        )}
      </div>
    </OrderSection>
  );
}
