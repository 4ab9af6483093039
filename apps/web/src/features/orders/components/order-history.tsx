import type { OrderStatus } from '@shop/shared';
import { useMomentFormat } from '../../../ui/page/use-moment-format';
import styles from './order-history.module.css';
import { OrderSection } from './order-section';

interface OrderHistoryProps {
  history: readonly { status: OrderStatus; at: string; by?: { name: string } }[];
}

/** Every status of an order, oldest first, with who set it if known. */
export function OrderHistory({ history }: OrderHistoryProps) {
  const moment = useMomentFormat({ dateStyle: 'medium', timeStyle: 'short' });
  return (
    <OrderSection heading="History">
      <ol className={styles.entries}>
        {history.map(({ status, at, by }) => (
          <li key={at + status}>
            <strong>{status}</strong>{' '}
            <span className={styles.when}>
              <time dateTime={at}>{moment(at)}</time>
              {by && `, ${by.name}`}
            </span>
          </li>
        ))}
      </ol>
    </OrderSection>
  );
}
