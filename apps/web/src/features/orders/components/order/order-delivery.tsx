import type { Delivery } from '@shop/shared';
import styles from './order-delivery.module.css';

interface OrderDeliveryProps {
  delivery: Delivery;
}

/** Recipient and address of an order, as they were at checkout. */
export function OrderDelivery({ delivery }: OrderDeliveryProps) {
  const { name, email, phone, address, completedLater } = delivery;
  return (
    <div className={styles.delivery}>
      <h2 className={styles.heading}>Deliver to</h2>
      <address className={styles.address}>
        {name}
        <br />
        {address || 'Address unknown'}
        <br />
        {[phone, email].filter(Boolean).join(', ')}
      </address>
      {completedLater && (
        <p className={styles.note}>
          Copied from the buyer’s account later: this order was placed before the shop stored
          addresses with orders.
        </p>
      )}
    </div>
  );
}
