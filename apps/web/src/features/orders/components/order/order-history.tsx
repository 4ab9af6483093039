import type { OrderStatus } from '@shop/shared';
import { useMomentFormat } from '../../../../ui/page/use-moment-format';
import styles from './order-history.module.css';
import { OrderSection } from './order-section';

interface OrderHistoryProps {
  history: readonly { status: OrderStatus; at: string; by?: { name: string } | null }[];
}

/** Every status of an order, oldest first, with who set it: null is the shop itself, undefined is not known. */
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
              {by !== undefined && `, ${by?.name ?? 'the payment was refused'}`}
            </span>
          </li>
        ))}
      </ol>
    </OrderSection>
  );
}
