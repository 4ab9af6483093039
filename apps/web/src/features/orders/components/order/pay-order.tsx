import type { Order } from '@shop/shared';
import { isWaiting } from '../../order-words';
import { OrderSection } from './order-section';
import styles from './my-order.module.css';

/** How an order is paid by hand that is not paid yet. */
export function PayOrder({ payment }: Pick<Order, 'payment'>) {
  if (!isWaiting(payment) || payment.text === undefined) return null;
  return (
    <OrderSection heading="How to pay">
      <p className={styles.how}>{payment.text}</p>
    </OrderSection>
  );
}
