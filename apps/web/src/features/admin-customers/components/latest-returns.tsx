import type { Customer } from '@shop/shared';
import { ReturnCard, useReturns } from '../../admin-returns';
import { OrderSection } from '../../orders';
import styles from './customer-details.module.css';

/** How many are shown; hardly any customer has more. */
const MOST = 10;

/** What a customer has sent back; nothing while that is unknown or nothing at all. */
export function LatestReturns({ buyer }: { buyer: Customer['_id'] }) {
  const { data } = useReturns({ buyer, page: 1, sort: 'newest', pageSize: MOST });
  if (!data || data.rows.length === 0) return null;
  return (
    <OrderSection heading="Returns">
      <ol className={styles.returns}>
        {data.rows.map((row) => (
          <ReturnCard key={row._id} row={row} />
        ))}
      </ol>
    </OrderSection>
  );
}
