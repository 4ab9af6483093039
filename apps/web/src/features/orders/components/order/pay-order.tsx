import { holdsStock, isCancellable, type Order } from '@shop/shared';
import { useMomentFormat } from '../../../../ui/page/use-moment-format';
import { isWaiting } from '../../order-words';
import { OrderSection } from './order-section';
import styles from './my-order.module.css';

/** How an order is paid that is not paid yet, and until when. */
export function PayOrder({
  order: { status, payment },
}: {
  order: Pick<Order, 'status' | 'payment'>;
}) {
  const moment = useMomentFormat({ dateStyle: 'long', timeStyle: 'short' });
  const { text, dueAt } = payment;
  // What was sent unpaid is not given up.
  const until = isCancellable(status) && dueAt;
  if (!holdsStock(status) || !isWaiting(payment)) return null;
  if (text === undefined && !until) return null;
  return (
    <OrderSection heading="How to pay">
      {text !== undefined && <p className={styles.how}>{text}</p>}
      {until && (
        <p>
          We’ll keep the order for you until <time dateTime={until}>{moment(until)}</time>.
        </p>
      )}
    </OrderSection>
  );
}
